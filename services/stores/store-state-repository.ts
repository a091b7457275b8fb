import type { ReleaseId } from '../../shared/ids.ts';
import { ReleaseStores } from '../../shared/stores/release-stores.ts';
import { StoreEvent } from '../../shared/stores/store-event.ts';
import { keyOf, keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';

type ById = { releaseId: ReleaseId };

const isEvent = ({ SK }: Item): boolean => String(SK).startsWith('EVENT#');

/** Condition: no event was recorded since the states were read. */
const asRead = (before: ReleaseStores | undefined) =>
  before
    ? { ConditionExpression: 'ver = :ver', ExpressionAttributeValues: { ':ver': before.ver } }
    : { ConditionExpression: 'attribute_not_exists(PK)' };

/**
 * The states of releases at stores: one item with the current ones, which pages read, and one for each event, which
 * proves them.
 */
export const storeStateRepository = (table: Table) => ({
  /** Finds the recorded states of a release; undefined if there has been no event. */
  async find({ releaseId }: ById, options: { consistent?: boolean } = {}): Promise<ReleaseStores | undefined> {
    const item = await table.get(keys.releaseStores({ releaseId }), options);
    return item && ReleaseStores.parse(item);
  },

  /** Reads the states and every event of a release, oldest first, with one query. */
  async history(
    { releaseId }: ById,
    options: { consistent?: boolean } = {},
  ): Promise<{ recorded: ReleaseStores | undefined; events: StoreEvent[] }> {
    const items = await table.partition(keys.releaseStores({ releaseId }).PK, options);
    const head = items.find((item) => !isEvent(item));
    return {
      recorded: head && ReleaseStores.parse(head),
      events: items.filter(isEvent).map((item) => StoreEvent.parse(item)),
    };
  },

  /** A check, for a transaction, that no event was recorded since `before` was read. */
  unchanged: ({ releaseId }: ById, before: ReleaseStores | undefined): Write => ({
    ConditionCheck: {
      TableName: table.name,
      Key: keys.releaseStores({ releaseId }),
      ...asRead(before),
    },
  }),

  /** Removes everything that is known of a release, when its account is erased. Safe to repeat. */
  async remove({ releaseId }: ById): Promise<void> {
    const items = await table.partition(keys.releaseStores({ releaseId }).PK, { consistent: true });
    for (const item of items) await table.delete({ Key: keyOf(item) });
  },

  /**
   * Writes events and the states that follow from all of them (`withStoreEvent`), for a transaction. The first write
   * fails if another event was recorded since `before` was read.
   */
  recorded(before: ReleaseStores | undefined, after: ReleaseStores, ...events: readonly StoreEvent[]): Write[] {
    const { releaseId } = after;
    return [
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.releaseStores({ releaseId }), v: 1, ...after },
          ...asRead(before),
        },
      },
      ...events.map(
        (event): Write => ({
          Put: {
            TableName: table.name,
            Item: { ...keys.storeEvent({ releaseId, at: event.at, eventId: event.id }), v: 1, ...event },
            ConditionExpression: 'attribute_not_exists(PK)',
          },
        }),
      ),
    ];
  },
});

export type StoreStateRepository = ReturnType<typeof storeStateRepository>;
