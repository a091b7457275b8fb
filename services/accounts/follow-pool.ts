import type { ArtistId } from '../../shared/ids.ts';
import type { Log } from '../platform/logger.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import { closeGoneAccounts } from './close-gone-accounts.ts';
import { expireSignUps } from './expire-sign-ups.ts';

type Needs = { profiles: ProfileRepository; pool: UserPoolGateway; log: Log; now: Date };

/**
 * Follows what happened at the user pool alone: sign-ups that nobody confirmed, accounts that their owners deleted. Done again, there is
 * nothing left to do.
 * @param eventId by which the log finds who asked for it
 */
export async function followPool({ profiles, pool, log, now }: Needs, eventId: string): Promise<void> {
  const expired = await expireSignUps(pool, now);
  log.info('unconfirmed sign-ups were removed', { eventId, code: String(expired) });
  const closed = await closeGoneAccounts({ profiles, pool, now });
  for (const { artistId } of closed)
    log.info('an account is gone from the user pool and was closed', { eventId, artistId });
  await alarmWithoutAdmin(closed.find(({ role }) => role === 'admin')?.artistId);

  /** An admin may delete the account at the pool itself, where nobody is asked whether another one is left (product 3.15). */
  async function alarmWithoutAdmin(gone: ArtistId | undefined): Promise<void> {
    const members = await profiles.officeMembers();
    if (members.some(({ role }) => role === 'admin') || (members.length === 0 && !gone)) return;
    log.alarm('office-without-admin', 'nobody is left in the office who gives roles', { eventId, artistId: gone });
  }
}
