import { setTimeout } from 'node:timers/promises';
import { DynamoDBClient, TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/page.ts';
import type { IndexName, Key } from './keys.ts';

export type Item = Record<string, unknown>;
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The single table. The endpoint comes from the environment of the SDK, so a laptop and AWS run the same line. */
export const openTable = (name: string) => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return {
    name,
    client,

    async get(key: Key, options: { consistent?: boolean } = {}): Promise<Item | undefined> {
      const { Item: item } = await client.send(
        new GetCommand({ TableName: name, Key: key, ConsistentRead: options.consistent ?? false }),
      );
      return item;
    },

    /** Every item of one partition, or those whose sort key starts with `prefix`. */
    async partition(pk: string, options: { prefix?: string; consistent?: boolean } = {}): Promise<Item[]> {
      const items: Item[] = [];
      let from: Item | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: name,
            KeyConditionExpression: options.prefix ? 'PK = :pk AND begins_with(SK, :sk)' : 'PK = :pk',
            ExpressionAttributeValues: { ':pk': pk, ...(options.prefix && { ':sk': options.prefix }) },
            ConsistentRead: options.consistent ?? false,
            ExclusiveStartKey: from,
          }),
        );
        items.push(...(page.Items ?? []));
        from = page.LastEvaluatedKey;
      } while (from);
      return items;
    },

    /** One page of an index, newest first. The cursor is the last item's key. */
    async page(
      index: IndexName,
      pk: string,
      options: { limit: number; cursor?: string | undefined },
    ): Promise<Page<Item>> {
      const { Items: items = [], LastEvaluatedKey: last } = await client.send(
        new QueryCommand({
          TableName: name,
          IndexName: index,
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': `${index}PK` },
          ExpressionAttributeValues: { ':pk': pk },
          ScanIndexForward: false,
          Limit: options.limit,
          ExclusiveStartKey: options.cursor === undefined ? undefined : startKey(options.cursor, index, pk),
        }),
      );
      return { items, ...(last && { next: Buffer.from(JSON.stringify(last)).toString('base64url') }) };
    },

    /** One conditional update, answering the item as it is after it. */
    async update(input: Omit<UpdateCommandInput, 'TableName'>): Promise<Item> {
      const { Attributes: item = {} } = await pastConflicts(() =>
        client.send(new UpdateCommand({ TableName: name, ReturnValues: 'ALL_NEW', ...input })),
      );
      return item;
    },

    async delete(input: Omit<DeleteCommandInput, 'TableName'>): Promise<void> {
      await pastConflicts(() => client.send(new DeleteCommand({ TableName: name, ...input })));
    },

    /** All or nothing. */
    async transact(writes: Write[]): Promise<void> {
      await pastConflicts(() => client.send(new TransactWriteCommand({ TransactItems: writes })));
    },
  };
};

export type Table = ReturnType<typeof openTable>;

/** A conflict with another transaction is no refusal: the write is tried again, a little later each time. */
async function pastConflicts<T>(write: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (tries === 1 || !isConflict(error)) throw error;
    await setTimeout((6 - tries) * 20 * (0.5 + Math.random()));
    return pastConflicts(write, tries - 1);
  }
}

/** Another transaction held an item, and no condition of ours refused. */
const isConflict = (error: unknown): boolean => {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed');
};

/**
 * A cursor comes back from a browser: one that names another partition would read somebody else's list, and one that is no whole key of
 * the index is an error of the table's. Both start at the beginning.
 */
function startKey(cursor: string, index: IndexName, pk: string): Item | undefined {
  const names = ['PK', 'SK', `${index}PK`, `${index}SK`];
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof key !== 'object' || key === null || Object.keys(key).length !== names.length) return undefined;
    const isWhole = names.every((name) => typeof (key as Item)[name] === 'string' && (key as Item)[name] !== '');
    return isWhole && (key as Item)[`${index}PK`] === pk ? (key as Item) : undefined;
  } catch {
    return undefined;
  }
}
