import type { ArtistId } from '../../shared/ids.ts';
import { recordFrom } from '../../shared/typed-record.ts';
import { indexKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { type ArtistTotals, artistTotals, totalNames, totalsIn } from '../profiles/artist-totals.ts';
import { readProfile } from '../profiles/stored-profile.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { libraryTally } from '../releases/library/library-tally.ts';
import type { CountedKind } from './counted-kinds.ts';
import type { Correction } from './recount-totals.ts';

/** The number of artists in a page; the cards of each are a separate read. */
const PAGE = 50;
/** The maximum number of attempts to read a library that keeps changing. */
const MAX_ATTEMPTS = 5;

const isSame = (a: ArtistTotals, b: ArtistTotals): boolean => totalNames.every((name) => a[name] === b[name]);

type Needs = { table: Table; found: (correction: Correction) => void; pageSize?: number };

/**
 * Compares the counts in each profile with the artist's cards. Each artist is checked separately, by a consistent read
 * of the whole library; there is no overall total.
 */
export function countedLibraries({ table, found, pageSize = PAGE }: Needs): CountedKind {
  const ofArtist = artistTotals(table);
  const cards = cardRepository(table);
  const countedOf = async (artistId: ArtistId, options = {}) => {
    const all = (await cards.all(artistId, options)).map(libraryTally);
    const sumOf = (name: keyof ArtistTotals) => all.reduce((sum, tally) => sum + (tally[name] ?? 0), 0);
    return recordFrom(totalNames, sumOf);
  };

  async function hold(item: Item): Promise<void> {
    const { id: artistId } = readProfile(item);
    if (isSame(await countedOf(artistId), totalsIn(item))) return;
    for (let tried = 1; tried <= MAX_ATTEMPTS; tried++) {
      const stored = await ofArtist.find(artistId);
      const counted = await countedOf(artistId, { consistent: true });
      // The counts change together with the cards, so a repair fails if either has changed since it was read.
      if (!stored || isSame(stored.totals, counted)) return;
      if (await ofArtist.repair(artistId, counted, stored.ver)) {
        const moved = totalNames.filter((name) => counted[name] !== stored.totals[name]);
        const by = Object.fromEntries(moved.map((name) => [name, BigInt(counted[name] - stored.totals[name])]));
        // Reported only now, because if the repair had failed, there would have been no real difference.
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
