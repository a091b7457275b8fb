import * as z from 'zod';
import type { Page } from '../../shared/contract/page.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { ReleaseCard } from '../../shared/releases/card.ts';
import { ReleaseStatus as StatusSchema } from '../../shared/releases/release.ts';
import { type ReleaseStatus, releaseStatuses } from '../../shared/releases/release-status.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { currentStatus, withoutLegacy } from './legacy-values.ts';

/** Cards stand in their artist's partition: whichever the release, it is the same. */
const NO_RELEASE = '' as ReleaseId;
const LIBRARY_PAGE = 24;
const ADMIN_PAGE = 50;
/** A dead letter is kept for a fortnight, and may be played again until then. */
const REPLAYED_SECONDS = 15 * 24 * 3600;
/** A release's records come one after the other; only dead letters that are played again meet another writer. */
const TRIES = 4;

/** What a write meets: a card, what is left of one (no state), or nothing. */
const Stored = z.object({ rev: z.number().default(0), status: z.string().optional() });
/** The state by which a stored card is counted. */
const countedAs = (stored: string | undefined) => StatusSchema.optional().parse(currentStatus(stored));

const read = (item: Item): ReleaseCard => ReleaseCard.parse(withoutLegacy(item));
const readPage = (page: Page<Item>): Page<ReleaseCard> => ({ ...page, items: page.items.map(read) });

/** What is written for a release: its card, or what is left of one; `status` is the state that counts it. */
type Next = { releaseId: ReleaseId; rev: number; status: ReleaseStatus | undefined; item: Item };

/** Cards of releases: derived, written by the projector only. */
export const cardRepository = (table: Table) => {
  const count = counters(table, keys.releaseTotals);

  /**
   * Writes over what is stored if that is older. The condition names the state that the same transaction takes out of the counts, so
   * each count is the number of cards of its state, whatever came late, again or never. When something else is stored than expected,
   * the refused write answers it, and that is expected next: nothing is read.
   * @returns whether it was newer
   * @throws Error when others wrote in between each time; the stream brings the record again
   */
  async function replace(expected: string | undefined, next: Next, tries = TRIES): Promise<boolean> {
    const { releaseId, rev, status, item } = next;
    if (tries === 0) throw new Error(`The card of ${releaseId} was written by others ${TRIES} times`);
    const counted = countedAs(expected);
    const moves = counted !== status && { ...(counted && { [counted]: -1 }), ...(status && { [status]: 1 }) };
    const isExpected = expected ? '#status = :expected' : 'attribute_not_exists(#status)';
    const write = table.transact([
      {
        Put: {
          TableName: table.name,
          Item: item,
          ConditionExpression: `${isExpected} AND (attribute_not_exists(rev) OR rev < :rev)`,
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':rev': rev, ...(expected && { ':expected': expected }) },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      ...(moves ? [count.add(releaseId, moves)] : []),
    ]);
    const refused = await whenRefused(
      write.then(() => undefined),
      (refusal) => refusal,
    );
    if (!refused) return true;
    const stored = Stored.parse(refused.existing ?? {});
    return stored.rev < rev && replace(stored.status, next, tries - 1);
  }

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

    /** All that the library shows, in no order. */
    all: async (artistId: ArtistId): Promise<ReleaseCard[]> =>
      (await table.partition(keys.card({ artistId, releaseId: NO_RELEASE }).PK)).flatMap((item) =>
        item.status === undefined ? [] : read(item),
      ),

    tab: async (status: ReleaseStatus, cursor: string | undefined): Promise<Page<ReleaseCard>> =>
      readPage(
        await table.page('state', indexKeys.releasesByState({ status, createdAt: '' }).statePK, {
          limit: ADMIN_PAGE,
          cursor,
        }),
      ),

    /** Cards of releases whose plan has ended by now, without that being written there yet. */
    endedPlans: async (now: Date, cursor: string | undefined): Promise<Page<ReleaseCard>> =>
      readPage(
        await table.page('all', indexKeys.endingPlans({ expiresAt: '' }).allPK, {
          limit: ADMIN_PAGE,
          cursor,
          upTo: now.toISOString(),
        }),
      ),

    counts: (): Promise<Record<ReleaseStatus, number>> => count.read(releaseStatuses),

    /**
     * Puts a card over an older one, and moves the counts from the state of that one to its own.
     * @param expected the state that is probably stored; a wrong guess costs a second write
     * @returns whether it was newer
     */
    put(card: ReleaseCard, expected: ReleaseStatus | undefined): Promise<boolean> {
      const { id: releaseId, artistId, status, rev, planExpiresAt: expiresAt, isPlanOver } = card;
      const item = {
        ...keys.card({ artistId, releaseId }),
        v: 1,
        ...card,
        ...indexKeys.library({ artistId, updatedAt: card.updatedAt }),
        ...indexKeys.releasesByState({ status, createdAt: card.createdAt }),
        ...(expiresAt && !isPlanOver && indexKeys.endingPlans({ expiresAt })),
      };
      return replace(expected, { releaseId, rev, status, item });
    },

    /**
     * Takes a deleted release's card away, once, or keeps it from coming when it was not there yet. What is left is in no list; it stops
     * a record that a stream brings again from making the card anew, and goes by itself when none can come any more.
     * @returns whether it was told for the first time
     */
    remove(
      { id: releaseId, artistId, status, rev: last }: Pick<ReleaseCard, 'id' | 'artistId' | 'status' | 'rev'>,
      now = new Date(),
    ): Promise<boolean> {
      const rev = last + 1;
      const ttl = Math.floor(now.getTime() / 1000) + REPLAYED_SECONDS;
      const item = { ...keys.card({ artistId, releaseId }), v: 1, rev, ttl };
      return replace(status, { releaseId, rev, status: undefined, item });
    },
  };
};

export type CardRepository = ReturnType<typeof cardRepository>;
