import type { Page } from '../../shared/contract/page.ts';
import { ReleaseCard } from '../../shared/releases/card.ts';
import { AdminTab } from '../../shared/releases/contract.ts';
import type { ReleaseStatus } from '../../shared/releases/release.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';

export const LIBRARY_PAGE = 24;
const ADMIN_PAGE = 50;
/** A dead letter is kept for a fortnight, and may be played again until then. */
const REPLAYED_SECONDS = 15 * 24 * 3600;

const read = (item: Item): ReleaseCard => ReleaseCard.parse(item);
const readPage = (page: Page<Item>): Page<ReleaseCard> => ({ ...page, items: page.items.map(read) });

/** Cards of releases: derived, written by the projector only. */
export const cardRepository = (table: Table) => {
  const count = counters(table);
  return {
    library: async (
      artistId: string,
      { cursor, limit = LIBRARY_PAGE }: { cursor?: string | undefined; limit?: number | undefined } = {},
    ): Promise<Page<ReleaseCard>> =>
      readPage(
        await table.page('recent', indexKeys.library({ artistId, updatedAt: '' }).recentPK, {
          limit,
          cursor,
        }),
      ),

    tab: async (status: AdminTab, cursor: string | undefined): Promise<Page<ReleaseCard>> =>
      readPage(
        await table.page('state', indexKeys.releasesByState({ status, createdAt: '' }).statePK, {
          limit: ADMIN_PAGE,
          cursor,
        }),
      ),

    counts: (): Promise<Record<AdminTab, number>> => count.read('releases', AdminTab.options),

    /**
     * Puts a card over an older one, and moves the count of its state in the same transaction. A card that is not newer changes
     * nothing, so a stream record may arrive any number of times.
     * @returns whether it was newer
     */
    async put(card: ReleaseCard, before: ReleaseStatus | undefined): Promise<boolean> {
      const { id: releaseId, artistId, status } = card;
      const moves = before !== status && { ...(before && { [before]: -1 }), [status]: 1 };
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.card({ artistId, releaseId }),
              v: 1,
              ...card,
              ...indexKeys.library({ artistId, updatedAt: card.updatedAt }),
              ...indexKeys.releasesByState({ status, createdAt: card.createdAt }),
            },
            ConditionExpression: 'attribute_not_exists(PK) OR rev < :rev',
            ExpressionAttributeValues: { ':rev': card.rev },
          },
        },
        ...(moves ? [count.add('releases', releaseId, moves)] : []),
      ]);
      return whenRefused(
        write.then(() => true),
        () => false,
      );
    },

    /**
     * Takes a deleted release's card away, once. What is left of it is in no list; it keeps a record that a stream brings again from
     * making the card anew, and goes by itself when none can come any more.
     * @returns whether it was there
     */
    async remove(card: ReleaseCard, now = new Date()): Promise<boolean> {
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.card({ artistId: card.artistId, releaseId: card.id }),
              v: 1,
              rev: card.rev + 1,
              ttl: Math.floor(now.getTime() / 1000) + REPLAYED_SECONDS,
            },
            ConditionExpression: 'rev <= :rev',
            ExpressionAttributeValues: { ':rev': card.rev },
          },
        },
        count.add('releases', card.id, { [card.status]: -1 }),
      ]);
      return whenRefused(
        write.then(() => true),
        () => false,
      );
    },
  };
};

export type CardRepository = ReturnType<typeof cardRepository>;
