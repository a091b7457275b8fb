import { setTimeout } from 'node:timers/promises';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/page.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { isWellFormed } from '../../shared/readable.ts';
import { clientSettings } from './client-settings.ts';
import { fullJitter } from './full-jitter.ts';
import { isUnanswered } from './is-unanswered.ts';
import type { IndexName, Key } from './keys.ts';
import { unsentCalls } from './unsent-calls.ts';

export type Item = Record<string, unknown>;
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Items that one call may ask for (API reference, "BatchGetItem"). */
const MOST_KEYS = 100;

/** The single table. The endpoint comes from the environment of the SDK, so a laptop and AWS run the same line. */
export const openTable = (name: string) => {
  // The SDK's own second try is for a lost connection; a throttle it would wait out for too long (see retryContention).
  const plain = new DynamoDBClient({ ...clientSettings, maxAttempts: 2 });
  const isUnsent = unsentCalls(plain);
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const untilDone = <T>(call: () => Promise<T>) =>
    retryContention(call, (error) => isContention(error) || isUnsent(error));
  /** A read changes nothing: one that was not answered may be made again as well. */
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

    /** Those of the items that are there, in no order; a key may be named twice. */
    async batchGet(keys: readonly Key[], options: { consistent?: boolean } = {}): Promise<Item[]> {
      const left = [...new Map(keys.map((key) => [`${key.PK}\n${key.SK}`, key])).values()];
      const items: Item[] = [];
      while (left.length > 0) {
        const Keys = left.splice(0, MOST_KEYS);
        const asked = new BatchGetCommand({
          RequestItems: { [name]: { Keys, ConsistentRead: options.consistent ?? false } },
        });
        const { Responses, UnprocessedKeys } = await untilRead(() => client.send(asked));
        items.push(...(Responses?.[name] ?? []));
        left.push(...((UnprocessedKeys?.[name]?.Keys ?? []) as Key[]));
      }
      return items;
    },

    /** Every item of one partition, or those whose sort key starts with `prefix`. */
    async partition(pk: string, options: { prefix?: string; consistent?: boolean } = {}): Promise<Item[]> {
      const items: Item[] = [];
      let from: Item | undefined;
      do {
        const query = new QueryCommand({
          TableName: name,
          KeyConditionExpression: options.prefix ? 'PK = :pk AND begins_with(SK, :sk)' : 'PK = :pk',
          ExpressionAttributeValues: { ':pk': pk, ...(options.prefix && { ':sk': options.prefix }) },
          ConsistentRead: options.consistent ?? false,
          ExclusiveStartKey: from,
        });
        const page = await untilRead(() => client.send(query));
        items.push(...(page.Items ?? []));
        from = page.LastEvaluatedKey;
      } while (from);
      return items;
    },

    /** The items of a partition whose sort keys lie between two, both with it. */
    async range(pk: string, { from, to }: { from: string; to: string }): Promise<Item[]> {
      const items: Item[] = [];
      let start: Item | undefined;
      do {
        const query = new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
          ExclusiveStartKey: start,
        });
        const page = await untilRead(() => client.send(query));
        items.push(...(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start);
      return items;
    },

    /**
     * One page of a partition: the items whose sort key starts with `prefix`, in its order, or the other way round. The cursor is the last
     * one's key; `after`, a sort key with that prefix, stands in for it where pages of several partitions are one list.
     */
    async prefixPage(
      pk: string,
      {
        prefix,
        limit,
        cursor,
        ...options
      }: {
        prefix: string;
        limit: number;
        cursor?: string | undefined;
        after?: string;
        lastFirst?: boolean;
        consistent?: boolean;
      },
    ): Promise<Page<Item>> {
      const query = new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'PK = :pk AND begins_with(SK, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': prefix },
        ScanIndexForward: !options.lastFirst,
        ConsistentRead: options.consistent ?? false,
        Limit: limit,
        ExclusiveStartKey:
          options.after !== undefined
            ? { PK: pk, SK: options.after }
            : cursor === undefined
              ? undefined
              : prefixStart(cursor, pk, prefix),
      });
      const { Items: items = [], LastEvaluatedKey: last } = await untilRead(() => client.send(query));
      return { items, ...(last && { next: cursorOf(last) }) };
    },

    /**
     * One page of an index, newest first unless `oldestFirst`; with `upTo` from there on, with `from` as far as there; of each item only
     * `fields`, where they are named. The cursor is the last item's key.
     */
    async page(
      index: IndexName,
      pk: string,
      options: {
        limit: number;
        cursor?: string | undefined;
        upTo?: string;
        from?: string;
        oldestFirst?: boolean;
        fields?: readonly string[];
      },
    ): Promise<Page<Item>> {
      const { upTo, from, fields = [] } = options;
      const range = { ...(upTo !== undefined && { ':upTo': upTo }), ...(from !== undefined && { ':from': from }) };
      const within =
        upTo === undefined ? '#sk >= :from' : from === undefined ? '#sk <= :upTo' : '#sk BETWEEN :from AND :upTo';
      const isRange = Object.keys(range).length > 0;
      const query = new QueryCommand({
        TableName: name,
        IndexName: index,
        KeyConditionExpression: isRange ? `#pk = :pk AND ${within}` : '#pk = :pk',
        ...(fields.length > 0 && { ProjectionExpression: fields.map((_, n) => `#field${n}`).join(', ') }),
        ExpressionAttributeNames: {
          '#pk': `${index}PK`,
          ...(isRange && { '#sk': `${index}SK` }),
          ...Object.fromEntries(fields.map((field, n) => [`#field${n}`, field])),
        },
        ExpressionAttributeValues: { ':pk': pk, ...range },
        ScanIndexForward: options.oldestFirst ?? false,
        Limit: options.limit,
        ExclusiveStartKey:
          options.cursor === undefined
            ? undefined
            : startKey(options.cursor, { [`${index}PK`]: pk }, [`${index}SK`, 'PK', 'SK']),
      });
      const { Items: items = [], LastEvaluatedKey: last } = await untilRead(() => client.send(query));
      return { items, ...(last && { next: cursorOf(last) }) };
    },

    async put(input: Omit<PutCommandInput, 'TableName'>): Promise<void> {
      await untilDone(() => client.send(new PutCommand({ TableName: name, ...input })));
    },

    /** One conditional update, answering the item as it is after it. */
    async update(input: Omit<UpdateCommandInput, 'TableName'>): Promise<Item> {
      const { Attributes: item = {} } = await untilDone(() =>
        client.send(new UpdateCommand({ TableName: name, ReturnValues: 'ALL_NEW', ...input })),
      );
      return item;
    },

    async delete(input: Omit<DeleteCommandInput, 'TableName'>): Promise<void> {
      await untilDone(() => client.send(new DeleteCommand({ TableName: name, ...input })));
    },

    /** All or nothing. */
    async transact(writes: Write[]): Promise<void> {
      await untilDone(() => client.send(new TransactWriteCommand({ TransactItems: writes })));
    },
  };
};

export type Table = ReturnType<typeof openTable>;

/** How long a burst of others' writes is waited out. */
const PATIENCE_MS = 2000;

/**
 * A throttle, a conflict with another transaction, or no free connection is no refusal, and of a read no lost answer: the call is made again, a
 * little later each time.
 * @param passes whether an error says that nothing was written, and that the same call may succeed
 * @throws Problem `busy` when it lasts: nothing was written, and the caller may ask again
 */
async function retryContention<T>(call: () => Promise<T>, passes: (error: unknown) => boolean): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let tried = 1; ; tried++) {
    try {
      return await call();
    } catch (error) {
      const wait = fullJitter(tried, { firstMs: 50, mostMs: 800 });
      if (!passes(error)) throw error;
      if (performance.now() + wait > giveUpAt) throw new Problem('busy', { reason: String(error) });
      await setTimeout(wait);
    }
  }
}

/** Errors, and reasons of a cancelled transaction, after which the same call may succeed (DynamoDB Developer Guide, "Error handling"). */
const contention = {
  errors: [
    'TransactionConflictException',
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
  ],
  reasons: ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'],
};

/** Others were at the same items or partition, and no condition of ours refused. */
const isContention = (error: unknown): boolean => {
  if (error instanceof TransactionCanceledException) {
    const codes = (error.CancellationReasons ?? []).flatMap(({ Code }) => (Code && Code !== 'None' ? Code : []));
    return codes.length > 0 && codes.every((code) => contention.reasons.includes(code));
  }
  return error instanceof Error && contention.errors.includes(error.name);
};

/**
 * A cursor comes back from a browser: one that names another partition would read somebody else's list, and one that is no whole key of
 * the index is an error of the table's. Both start at the beginning.
 */
function startKey(cursor: string, partition: Record<string, string>, others: readonly string[]): Item | undefined {
  const names = [...Object.keys(partition), ...others];
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof key !== 'object' || key === null || Object.keys(key).length !== names.length) return undefined;
    const isPart = (part: unknown) => typeof part === 'string' && part !== '' && isWellFormed(part);
    const isWhole = names.every((name) => isPart((key as Item)[name]));
    const isHere = Object.entries(partition).every(([name, value]) => (key as Item)[name] === value);
    return isWhole && isHere ? (key as Item) : undefined;
  } catch {
    return undefined;
  }
}

/** A start outside what is asked for would be an error of the table's. */
function prefixStart(cursor: string, pk: string, prefix: string): Item | undefined {
  const key = startKey(cursor, { PK: pk }, ['SK']);
  return String(key?.SK).startsWith(prefix) ? key : undefined;
}

const cursorOf = (last: Item): string => Buffer.from(JSON.stringify(last)).toString('base64url');
