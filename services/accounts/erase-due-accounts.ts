import type { ArtistId } from '../../shared/ids.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import { type Log, thrown } from '../platform/logger.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import { isLive, isOwed } from './blocking-releases.ts';

type Needs = {
  profiles: Pick<ProfileRepository, 'find' | 'claimErasure' | 'erase'>;
  pool: Pick<UserPoolGateway, 'remove'>;
  /** Whether the artist has a balance or a payout in progress. */
  hasMoney: (artistId: ArtistId) => Promise<boolean>;
  cards: (artistId: ArtistId) => Promise<Pick<ReleaseCard, 'status' | 'plan' | 'exportedAt'>[]>;
  log: Log;
  now: Date;
};

/**
 * Erases the given accounts whose seven days have passed (product 19.3). Skips an account that has a release in stores
 * or on its way there, a paid draft, or money, and raises an alarm. An interrupted erasure is completed by the next
 * walk. An event then erases the account's data in each domain.
 */
export async function eraseDueAccounts(
  { profiles, pool, cards, hasMoney, log, now }: Needs,
  accounts: readonly Pick<StoredProfile, 'id' | 'deletion'>[],
): Promise<void> {
  const due = accounts.filter(({ deletion }) => deletion && Date.parse(deletion.deletedAt) <= now.getTime());
  for (const { id: artistId } of due) {
    try {
      if ((await cards(artistId)).some((card) => isLive(card) || isOwed(card))) {
        log.alarm('erasure-stopped', 'an account that is to be erased has releases that stay', { artistId });
        continue;
      }
      if (await hasMoney(artistId)) {
        log.alarm('erasure-stopped', 'an account that is to be erased has money with us', { artistId });
        continue;
      }
      if (!(await profiles.claimErasure(artistId, now))) continue;
      await pool.remove(artistId);
      const profile = await profiles.find(artistId, { consistent: true });
      if (profile) await profiles.erase(profile, now);
      log.info('an account was erased, as its artist asked', { artistId });
    } catch (error) {
      log.error('an account was not erased', { artistId, ...thrown(error) });
    }
  }
}
