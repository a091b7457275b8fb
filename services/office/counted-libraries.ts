import type { ArtistId } from '../../shared/ids.ts';
import { type ArtistTotals, artistTotals, totalNames, totalsIn } from '../accounts/artist-totals.ts';
import { readProfile } from '../accounts/stored-profile.ts';
import { indexKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { tallyOfLibrary } from '../releases/library/tally-of-library.ts';
import type { CountedKind } from './counted-kinds.ts';
import type { Correction } from './recount-totals.ts';

/** Artists of a page: each costs a read of the cards. */
const PAGE = 50;
/** A library that moves while it is read is read again. */
const TRIES = 5;

const isSame = (a: ArtistTotals, b: ArtistTotals): boolean => totalNames.every((name) => a[name] === b[name]);

type Needs = { table: Table; found: (correction: Correction) => void; pageSize?: number };

/**
 * What each artist has, in the profile, held against the artist's cards. It is judged artist by artist, because each is read whole and as it is
 * now: there is no total of them all.
 */
export function countedLibraries({ table, found, pageSize = PAGE }: Needs): CountedKind {
  const ofArtist = artistTotals(table);
  const cards = cardRepository(table);
  const countedOf = async (artistId: ArtistId, options = {}) => {
    const all = (await cards.all(artistId, options)).map(tallyOfLibrary);
    const sumOf = (name: keyof ArtistTotals) => all.reduce((sum, tally) => sum + (tally[name] ?? 0), 0);
    return Object.fromEntries(totalNames.map((name) => [name, sumOf(name)])) as ArtistTotals;
  };

  async function hold(item: Item): Promise<void> {
    const { id: artistId } = readProfile(item);
    if (isSame(await countedOf(artistId), totalsIn(item))) return;
    for (let tried = 1; tried <= TRIES; tried++) {
      const stored = await ofArtist.find(artistId);
      const counted = await countedOf(artistId, { consistent: true });
      // What moves the counts moves the cards with them: a repair is refused if that happened since they were read.
      if (!stored || isSame(stored.totals, counted)) return;
      if (await ofArtist.repair(artistId, counted, stored.ver)) {
        const moved = totalNames.filter((name) => counted[name] !== stored.totals[name]);
        const by = Object.fromEntries(moved.map((name) => [name, BigInt(counted[name] - stored.totals[name])]));
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
      await Promise.all(page.items.map(hold));
      return { counted: [], next: page.next };
    },
  };
}
