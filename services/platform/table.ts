import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from './client-settings.ts';
import { isUnanswered } from './is-unanswered.ts';
import type { Item } from './item.ts';
import { type DeleteInput, itemCalls, type PutInput, type UpdateInput, type Write } from './item-calls.ts';
import type { Key } from './keys.ts';
import { isContention, retryContention } from './retry-contention.ts';
import { tableQueries } from './table-queries.ts';
import { unsentCalls } from './unsent-calls.ts';

export type { Item } from './item.ts';
export type { Write } from './item-calls.ts';

/** The maximum number of items that one call may request (API reference, "BatchGetItem"). */
const MAX_BATCH_KEYS = 100;

/** Opens a table. The SDK reads the endpoint from the environment, so the code is the same locally and on AWS. */
export const openTable = (name: string) => {
  // The SDK's own second attempt is meant for a lost connection; its wait would be too long for throttling (see
  // retryContention).
  const plain = new DynamoDBClient({ ...clientSettings, maxAttempts: 2 });
  const isUnsent = unsentCalls(plain);
  const calls = itemCalls(plain);
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const untilDone = <T>(call: () => Promise<T>) =>
    retryContention(call, (error) => isContention(error) || isUnsent(error));
  /** A read changes nothing, so it may be repeated if its response is lost. */
  const untilRead = <T>(call: () => Promise<T>) =>
    retryContention(call, (error) => isContention(error) || isUnanswered(error));
  return {
    name,
    /** For the few calls that have no method here. */
    client,
    /** The client that the methods use. */
    plain,

    async get(key: Key, options: { consistent?: boolean } = {}): Promise<Item | undefined> {
      return untilRead(() => calls.get(name, key, options.consistent ?? false));
    },

    /** Reads those items that exist, in no particular order. A key may be passed twice. */
    async batchGet(keys: readonly Key[], options: { consistent?: boolean } = {}): Promise<Item[]> {
      const left: Item[] = [...new Map(keys.map((key) => [`${key.PK}\n${key.SK}`, key])).values()];
      const items: Item[] = [];
      while (left.length > 0) {
        const keysAtOnce = left.splice(0, MAX_BATCH_KEYS);
        const read = await untilRead(() => calls.batchGet(name, keysAtOnce, options.consistent ?? false));
        items.push(...read.items);
        left.push(...read.unread);
      }
      return items;
    },

    ...tableQueries({ name, calls, untilRead }),

    async put(input: Omit<PutInput, 'TableName'>): Promise<void> {
      await untilDone(() => calls.put({ TableName: name, ...input }));
    },

    /** One conditional update. Returns the updated item. */
    async update(input: Omit<UpdateInput, 'TableName'>): Promise<Item> {
      return untilDone(() => calls.update({ TableName: name, ReturnValues: 'ALL_NEW', ...input }));
    },

    async delete(input: Omit<DeleteInput, 'TableName'>): Promise<void> {
      await untilDone(() => calls.delete({ TableName: name, ...input }));
    },

    /** Writes all items or none. */
    async transact(writes: Write[]): Promise<void> {
      await untilDone(() => calls.transact(writes));
    },
  };
};

export type Table = ReturnType<typeof openTable>;
