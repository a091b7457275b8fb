import type { ArtistId } from '../../shared/ids.ts';
import type { Log } from '../platform/logger.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import { closeGoneAccounts } from './close-gone-accounts.ts';
import { expireSignUps } from './expire-sign-ups.ts';

type Needs = { profiles: ProfileRepository; pool: UserPoolGateway; log: Log; now: Date };

/**
 * Applies changes that happen only at the user pool: removes unconfirmed sign-ups, and closes accounts that their
 * owners deleted. Safe to repeat.
 * @param eventId for the log lines
 */
export async function followPool({ profiles, pool, log, now }: Needs, eventId: string): Promise<void> {
  const expired = await expireSignUps(pool, now);
  log.info('unconfirmed sign-ups were removed', { eventId, code: String(expired) });
  const closed = await closeGoneAccounts({ profiles, pool, now });
  for (const { artistId } of closed)
    log.info('an account is gone from the user pool and was closed', { eventId, artistId });
  await alarmWithoutAdmin(closed.find(({ role }) => role === 'admin')?.artistId);

  /** The last admin can delete their account at the pool, which does not check for another admin (product 3.15). */
  async function alarmWithoutAdmin(gone: ArtistId | undefined): Promise<void> {
    const members = await profiles.officeMembers();
    if (members.some(({ role }) => role === 'admin') || (members.length === 0 && !gone)) return;
    log.alarm('office-without-admin', 'nobody is left in the office who gives roles', { eventId, artistId: gone });
  }
}
