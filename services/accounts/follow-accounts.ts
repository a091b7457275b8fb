import type { ArtistId } from '../../shared/ids.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import type { Log } from '../platform/logger.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import type { AccountWalkRepository } from './account-walk-repository.ts';
import { closeGoneAccounts } from './close-gone-accounts.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { expireSignUps } from './expire-sign-ups.ts';
import { walkAccounts } from './walk-accounts.ts';

type Needs = {
  walks: AccountWalkRepository;
  profiles: ProfileRepository;
  pool: UserPoolGateway;
  /** Waits until the pool may be called again. */
  poolTurn: () => Promise<void>;
  hasMoney: (artistId: ArtistId) => Promise<boolean>;
  cards: (artistId: ArtistId) => Promise<Pick<ReleaseCard, 'status' | 'plan' | 'exportedAt'>[]>;
  log: Log;
  now: () => Date;
  isTime: () => boolean;
  restMs: number;
};

/**
 * The maximum number of accounts that one walk closes, so that a fault that makes all accounts look deleted is noticed
 * in time.
 */
const MAX_CLOSED = 1000;

/**
 * Walks all accounts once a day, in pieces (design 7.16): erases those that are due for deletion, and applies changes
 * that happen only at the user pool. It removes unconfirmed sign-ups, and closes accounts that their owners deleted.
 * Safe to repeat.
 * @param eventId for the log lines
 */
export async function followAccounts(needs: Needs, eventId: string): Promise<void> {
  const { profiles, pool, log, now } = needs;
  await walkAccounts({
    ...needs,
    page: (cursor) => profiles.list({ cursor }),
    async begin() {
      const expired = await expireSignUps(pool, now());
      log.info('unconfirmed sign-ups were removed', { eventId, code: String(expired) });
    },
    async handle(page, closedBefore) {
      // Runs first: otherwise an account that was just removed from the pool would be closed, and its data kept.
      await eraseDueAccounts({ ...needs, now: now() }, page);
      const closed = await closeGoneAccounts({ ...needs, now: now() }, page, MAX_CLOSED - closedBefore);
      for (const { artistId } of closed)
        log.info('an account is gone from the user pool and was closed', { eventId, artistId });
      // Checked here, because at the end of the walk an office that has lost its last member looks like one that never
      // had any.
      const gone = closed.find(({ role }) => role === 'admin');
      if (gone && (await profiles.officeMembers()).length === 0) alarmWithoutAdmin(gone.artistId);
      return closed.length;
    },
    async end() {
      const members = await profiles.officeMembers();
      if (members.length > 0 && members.every(({ role }) => role !== 'admin')) alarmWithoutAdmin(undefined);
    },
  });

  /** The last admin can delete their account at the pool, which does not check for another admin (product 3.15). */
  function alarmWithoutAdmin(artistId: ArtistId | undefined): void {
    log.alarm('office-without-admin', 'nobody is left in the office who gives roles', { eventId, artistId });
  }
}
