import { artistTotals } from '../accounts/artist-totals.ts';
import { readProfile, type StoredProfile } from '../accounts/stored-profile.ts';
import { indexKeys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { cardRepository } from '../releases/card-repository.ts';
import type { CountedKind } from './counted-kinds.ts';
import type { Correction } from './recount-totals.ts';

/** Artists of a page: each costs a read of the cards. */
const PAGE = 50;
/** A library that moves while it is read is read again. */
const TRIES = 5;

type Needs = { table: Table; found: (correction: Correction) => void; pageSize?: number };

/**
 * What each artist has, in the profile, held against the artist's cards. It is judged artist by artist, because each is read whole and as it is
 * now: there is no total of them all.
 */
export function countedLibraries({ table, found, pageSize = PAGE }: Needs): CountedKind {
  const ofArtist = artistTotals(table);
  const cards = cardRepository(table);
  const countedOf = async (artistId: StoredProfile['id'], options = {}) => {
    const all = await cards.all(artistId, options);
    return { releases: all.length, tracks: all.reduce((sum, { trackCount }) => sum + trackCount, 0) };
  };

  async function hold({ id: artistId, releaseCount = 0, trackCount = 0 }: StoredProfile): Promise<void> {
    const first = await countedOf(artistId);
    if (first.releases === releaseCount && first.tracks === trackCount) return;
    for (let tried = 1; tried <= TRIES; tried++) {
      const stored = await ofArtist.find(artistId);
      const counted = await countedOf(artistId, { consistent: true });
      // What moves the counts moves the cards with them: a repair is refused if that happened since they were read.
      if (!stored || (stored.releases === counted.releases && stored.tracks === counted.tracks)) return;
      if (await ofArtist.repair(artistId, { ...counted, ver: stored.ver })) {
        const by = {
          releases: BigInt(counted.releases - stored.releases),
          tracks: BigInt(counted.tracks - stored.tracks),
        };
        // Only now: a refused one was no difference.
        return found({ of: 'libraries', where: artistId, by });
      }
    }
  }

  return {
    totals: { shardOf: () => 0, shards: async () => new Map(), repair: async () => true },
    async page(from) {
      const pk = indexKeys.allUsers({ createdAt: '' }).allPK;
      const page = await table.page('all', pk, { limit: pageSize, cursor: from });
      await Promise.all(page.items.map((item) => hold(readProfile(item))));
      return { counted: [], next: page.next };
    },
  };
}
