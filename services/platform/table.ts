import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { clientSettings } from './client-settings.ts';
import { isUnanswered } from './is-unanswered.ts';
import type { Item } from './item.ts';
import type { Key } from './keys.ts';
import { isContention, retryContention } from './retry-contention.ts';
import { tableQueries } from './table-queries.ts';
import { unsentCalls } from './unsent-calls.ts';

export type { Item } from './item.ts';
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The maximum number of items that one call may request (API reference, "BatchGetItem"). */
const MOST_KEYS = 100;

/** Opens a table. The SDK reads the endpoint from the environment, so the code is the same locally and on AWS. */
export const openTable = (name: string) => {
  // The SDK's own second attempt is meant for a lost connection; its wait would be too long for throttling (see
  // retryContention).
  const plain = new DynamoDBClient({ ...clientSettings, maxAttempts: 2 });
  const isUnsent = unsentCalls(plain);
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const untilDone = <T>(call: () => Promise<T>) =>
    retryContention(call, (error) => isContention(error) || isUnsent(error));
  /** A read changes nothing, so it may be repeated if its response is lost. */
  const untilRead = <T>(call: () => Promise<T>) =>
    retryContention(call, (error) => isContention(error) || isUnanswered(error));
  return {
    name,
    client,

    async get(key: Key, options: { consistent?: boolean } = {}): Promise<Item | undefined> {
      const { Item: item } = await untilRead(() =>
        client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: options.consistent ?? false })),
      );
      return item;
    },

    /** Reads those items that exist, in no particular order. A key may be passed twice. */
    async batchGet(keys: readonly Key[], options: { consistent?: boolean } = {}): Promise<Item[]> {
      const left: Item[] = [...new Map(keys.map((key) => [`${key.PK}\n${key.SK}`, key])).values()];
      const items: Item[] = [];
      while (left.length > 0) {
        const Keys = left.splice(0, MOST_KEYS);
        const command = new BatchGetCommand({
          RequestItems: { [name]: { Keys, ConsistentRead: options.consistent ?? false } },
        });
        const { Responses, UnprocessedKeys } = await untilRead(() => client.send(command));
        items.push(...(Responses?.[name] ?? []));
        left.push(...(UnprocessedKeys?.[name]?.Keys ?? []));
      }
      return items;
    },

    ...tableQueries({ name, client, untilRead }),

    async put(input: Omit<PutCommandInput, 'TableName'>): Promise<void> {
      await untilDone(() => client.send(new PutCommand({ TableName: name, ...input })));
    },

    /** Makes one conditional update. Returns the updated item. */
    async update(input: Omit<UpdateCommandInput, 'TableName'>): Promise<Item> {
      const { Attributes: item = {} } = await untilDone(() =>
        client.send(new UpdateCommand({ TableName: name, ReturnValues: 'ALL_NEW', ...input })),
      );
      return item;
    },

    async delete(input: Omit<DeleteCommandInput, 'TableName'>): Promise<void> {
      await untilDone(() => client.send(new DeleteCommand({ TableName: name, ...input })));
    },

    /** Writes all items or none. */
    async transact(writes: Write[]): Promise<void> {
      await untilDone(() => client.send(new TransactWriteCommand({ TransactItems: writes })));
    },
  };
};

export type Table = ReturnType<typeof openTable>;
