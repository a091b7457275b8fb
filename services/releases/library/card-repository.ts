import type { Page } from '../../../shared/contract/page.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import type { OfficeCard, ReleaseCard } from '../../../shared/releases/card.ts';
import { type CatalogueOrder, type CatalogueRow, rowFields } from '../../../shared/releases/catalogue-row.ts';
import { type ReleaseStatus, releaseStatuses } from '../../../shared/releases/release-status.ts';
import { counters } from '../../platform/counters.ts';
import { indexKeys, keys } from '../../platform/keys.ts';
import type { Item, Table } from '../../platform/table.ts';
import { cardItem, readCard, readRow } from './card-item.ts';
import { cardReplacement } from './card-replacement.ts';

const LIBRARY_PAGE = 24;
const ADMIN_PAGE = 50;
const QUEUE_PAGE = 30;
/**
 * The maximum number of queries for one file. Each returns at most one megabyte, so their total stays below a
 * function's reply limit, even uncompressed.
 */
const FILE_QUERIES = 5;
const FILE_ROWS = 5000;
/** How long stream records may be replayed: dead letters are kept for two weeks. */
const REPLAYED_SECONDS = 15 * 24 * 3600;
const readRows = (page: Page<Item>): Page<CatalogueRow> => ({ ...page, items: page.items.map(readRow) });
const readPage = (page: Page<Item>): Page<OfficeCard> => ({ ...page, items: page.items.map(readCard) });

/** The cards of releases: a projection, written only by the projector. */
export const cardRepository = (table: Table) => {
  const count = counters(table, keys.releaseTotals);
  const replace = cardReplacement(table);

  return {
    library: async (
      artistId: ArtistId,
      { cursor, limit = LIBRARY_PAGE }: { cursor?: string | undefined; limit?: number | undefined } = {},
    ): Promise<Page<ReleaseCard>> =>
      readPage(
        await table.page('recent', indexKeys.library({ artistId, updatedAt: '' }).recentPK, {
          limit,
          cursor,
        }),
      ),

    /** All cards in an artist's library, in no particular order. */
    all: async (artistId: ArtistId, options: { consistent?: boolean } = {}): Promise<ReleaseCard[]> =>
      (await table.partition(keys.card.prefix({ artistId }).PK, options)).flatMap((item) =>
        item.status === undefined ? [] : readCard(item),
      ),

    /** The cards in a state, those that entered it most recently first. */
    async tab(status: ReleaseStatus, cursor: string | undefined): Promise<Page<CatalogueRow>> {
      const pk = indexKeys.releasesBySince({ status, since: '' }).sincePK;
      const page = await table.page('since', pk, { limit: ADMIN_PAGE, cursor });
      return { ...page, items: page.items.map(readRow) };
    },

    /** One page of the releases in a state, sorted by a column that the office can choose. */
    async ordered(
      status: ReleaseStatus,
      { by, descending, cursor }: { by: CatalogueOrder; descending: boolean; cursor: string | undefined },
    ): Promise<Page<CatalogueRow>> {
      const pk = indexKeys.releasesByTitle({ status, title: '' }).titlePK;
      const page = await table.page(by, pk, { limit: ADMIN_PAGE, cursor, oldestFirst: !descending });
      return { ...page, items: page.items.map(readRow) };
    },

    /** The delivered releases with this sales start (YYYY-MM-DD). */
    async startingOn(day: string, cursor: string | undefined): Promise<Page<CatalogueRow>> {
      const pk = indexKeys.releasesByDate({ status: 'exported', day: '' }).datePK;
      const page = await table.page('date', pk, { limit: ADMIN_PAGE, cursor, from: day, upTo: day, oldestFirst: true });
      return { ...page, items: page.items.map(readRow) };
    },

    /** The cards in a state, sorted by title, as many as fit in one reply; for exporting the whole list. */
    async rows(status: ReleaseStatus, cursor: string | undefined): Promise<Page<CatalogueRow>> {
      const pk = indexKeys.releasesByTitle({ status, title: '' }).titlePK;
      const items: CatalogueRow[] = [];
      let next = cursor;
      for (let queries = 0; queries < FILE_QUERIES; queries++) {
        const page = await table.page('title', pk, {
          limit: FILE_ROWS,
          cursor: next,
          oldestFirst: true,
          // Parsing dominates the time for thousands of rows, so only these fields are read.
          fields: ['PK', 'SK', ...rowFields],
        });
        items.push(...page.items.map(readRow));
        next = page.next;
        if (next === undefined) break;
      }
      return { items, ...(next !== undefined && { next }) };
    },

    /** Releases that are waiting for the office, those that have waited longest first. */
    queue: async (cursor: string | undefined): Promise<Page<OfficeCard>> =>
      readPage(
        await table.page('state', indexKeys.releasesByState({ status: 'submitted', since: '' }).statePK, {
          limit: QUEUE_PAGE,
          cursor,
          oldestFirst: true,
        }),
      ),

    /** Cards of releases whose plan has expired but has not been marked as ended yet. */
    endedPlans: async (now: Date, cursor: string | undefined): Promise<Page<ReleaseCard>> =>
      readPage(
        await table.page('all', indexKeys.endingPlans({ expiresAt: '' }).allPK, {
          limit: ADMIN_PAGE,
          cursor,
          upTo: now.toISOString(),
        }),
      ),

    /** Exported releases whose chosen day is between two days, inclusive. */
    async exportedByDay({ from, to }: { from: string; to: string }, cursor: string | undefined) {
      const pk = indexKeys.releasesByDate({ status: 'exported', day: '' }).datePK;
      return readRows(await table.page('date', pk, { limit: FILE_ROWS, cursor, from, upTo: to }));
    },

    /** Exported releases that were submitted since a time. */
    async exportedSince(from: string, cursor: string | undefined) {
      const pk = indexKeys.releasesBySince({ status: 'exported', since: '' }).sincePK;
      return readRows(await table.page('since', pk, { limit: FILE_ROWS, cursor, from }));
    },

    /** The number of releases in each state. */
    counts: (): Promise<Record<ReleaseStatus, number>> => count.read(releaseStatuses),

    /**
     * Replaces an older card, and moves its counts to the new one.
     * @param expected the card that is probably stored; a wrong guess only costs a second write
     * @returns whether the card was newer
     */
    put(card: OfficeCard, expected: ReleaseCard | undefined): Promise<boolean> {
      const { id: releaseId, artistId } = card;
      return replace(expected && { rev: expected.rev, card: expected }, {
        artistId,
        releaseId,
        rev: card.rev,
        card,
        item: cardItem(card),
      });
    },

    /**
     * Replaces a deleted release's card with a tombstone, once, even if the card had not been written yet. The
     * tombstone appears in no list; it prevents a replayed stream record from recreating the card, and expires once no
     * more records can be replayed.
     * @param last the last card, or the part of it that is known
     * @returns whether this was the first time
     */
    remove(last: ReleaseCard | Pick<ReleaseCard, 'id' | 'artistId' | 'rev'>, now = new Date()): Promise<boolean> {
      const { id: releaseId, artistId } = last;
      const rev = last.rev + 1;
      const ttl = Math.floor(now.getTime() / 1000) + REPLAYED_SECONDS;
      const item = { ...keys.card({ artistId, releaseId }), v: 1, rev, ttl };
      const expected = 'status' in last ? { rev: last.rev, card: last } : undefined;
      return replace(expected, { artistId, releaseId, rev, card: undefined, item });
    },
  };
};

export type CardRepository = ReturnType<typeof cardRepository>;
