import {
  BatchGetItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type {
  DeleteCommandInput,
  PutCommandInput,
  QueryCommandInput,
  TransactWriteCommandInput,
  UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './item.ts';

/** Inputs of calls, without the parameters that expressions have replaced. */
export type PutInput = Omit<PutCommandInput, 'Expected'>;
export type UpdateInput = Omit<UpdateCommandInput, 'Expected' | 'AttributeUpdates'>;
export type DeleteInput = Omit<DeleteCommandInput, 'Expected'>;
export type QueryInput = Omit<QueryCommandInput, 'KeyConditions' | 'QueryFilter'>;
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const stored = (item: Item) => marshall(item, { removeUndefinedValues: true });
const storedIfAny = (item: Item | undefined) => item && stored(item);

/** The input with its expression's values as they are stored. */
const withValues = <I extends { ExpressionAttributeValues?: Item | undefined }>(input: I) => ({
  ...input,
  ExpressionAttributeValues: storedIfAny(input.ExpressionAttributeValues),
});
const withKey = <I extends { Key: Item | undefined; ExpressionAttributeValues?: Item | undefined }>(input: I) => ({
  ...withValues(input),
  Key: stored(input.Key ?? {}),
});
const withItem = <I extends { Item: Item | undefined; ExpressionAttributeValues?: Item | undefined }>(input: I) => ({
  ...withValues(input),
  Item: stored(input.Item ?? {}),
});

const partOf = ({ Put, Update, Delete, ConditionCheck }: Write): TransactWriteItem => ({
  ...(Put && { Put: withItem(Put) }),
  ...(Update && { Update: withKey(Update) }),
  ...(Delete && { Delete: withKey(Delete) }),
  ...(ConditionCheck && { ConditionCheck: withKey(ConditionCheck) }),
});

/**
 * The table's calls, with items as JavaScript values. The SDK's document client does the same, but builds its chain of
 * middleware twice for each call (design 9.11).
 */
export const itemCalls = (client: DynamoDBClient) => ({
  async get(TableName: string, key: Item, ConsistentRead: boolean): Promise<Item | undefined> {
    const { Item: item } = await client.send(new GetItemCommand({ TableName, Key: stored(key), ConsistentRead }));
    return item && unmarshall(item);
  },

  /** @returns the items that exist, and the keys that were not read */
  async batchGet(TableName: string, keys: readonly Item[], ConsistentRead: boolean) {
    const RequestItems = { [TableName]: { Keys: keys.map(stored), ConsistentRead } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetItemCommand({ RequestItems }));
    return {
      items: (Responses?.[TableName] ?? []).map((item): Item => unmarshall(item)),
      unread: (UnprocessedKeys?.[TableName]?.Keys ?? []).map((key): Item => unmarshall(key)),
    };
  },

  async query(input: QueryInput): Promise<{ items: Item[]; last: Item | undefined }> {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ ...withValues(input), ExclusiveStartKey: storedIfAny(input.ExclusiveStartKey) }),
    );
    return {
      items: Items.map((item): Item => unmarshall(item)),
      last: LastEvaluatedKey && unmarshall(LastEvaluatedKey),
    };
  },

  async put(input: PutInput): Promise<void> {
    await client.send(new PutItemCommand(withItem(input)));
  },

  /** @returns the attributes that `ReturnValues` names */
  async update(input: UpdateInput): Promise<Item> {
    const { Attributes } = await client.send(new UpdateItemCommand(withKey(input)));
    return Attributes ? unmarshall(Attributes) : {};
  },

  async delete(input: DeleteInput): Promise<void> {
    await client.send(new DeleteItemCommand(withKey(input)));
  },

  async transact(writes: readonly Write[]): Promise<void> {
    await client.send(new TransactWriteItemsCommand({ TransactItems: writes.map(partOf) }));
  },
});

export type ItemCalls = ReturnType<typeof itemCalls>;
