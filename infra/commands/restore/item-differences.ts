import { createHash } from 'node:crypto';
import {
  type AttributeValue,
  type DynamoDBClient,
  paginateQuery,
  paginateScan,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';

export type StoredItem = Record<string, AttributeValue>;
export type ItemKey = { PK: string; SK: string };

/** `missing`: only in the restored table; `changed`: different there; `newer`: only in the current table. */
export type Difference = { kind: 'missing' | 'changed' | 'newer'; key: ItemKey };

type Compared = {
  /** The names of the tables. */
  current: string;
  restored: string;
  /** Compares only the items with this partition key; without it, all items of both tables are read. */
  partition?: string | undefined;
};

/** Sorts what has no order, so that equal items have equal texts. */
const sorted = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A short text that is the same for equal items. */
const digestOf = (item: StoredItem): string =>
  createHash('sha256').update(JSON.stringify(item, sorted)).digest('base64');

async function* itemsOf(client: DynamoDBClient, TableName: string, partition: string | undefined) {
  const input = { TableName, ConsistentRead: true };
  const query: QueryCommandInput = {
    ...input,
    KeyConditionExpression: 'PK = :partition',
    ExpressionAttributeValues: { ':partition': { S: partition ?? '' } },
  };
  const pages = partition === undefined ? paginateScan({ client }, input) : paginateQuery({ client }, query);
  for await (const { Items = [] } of pages) yield* Items;
}

const nameOf = ({ PK, SK }: StoredItem) => JSON.stringify({ PK: PK?.S, SK: SK?.S });

/** Digests of the items of a table, or of one of its partitions, by key. */
export async function itemDigests(client: DynamoDBClient, table: string, partition?: string) {
  const digests = new Map<string, string>();
  for await (const item of itemsOf(client, table, partition)) digests.set(nameOf(item), digestOf(item));
  return digests;
}

/** Compares a table with what it was restored to. It keeps some 150 bytes of memory for each item. */
export async function itemDifferences(
  client: DynamoDBClient,
  { current, restored, partition }: Compared,
): Promise<{ compared: number; differences: Difference[] }> {
  const [now, then] = [await itemDigests(client, current, partition), await itemDigests(client, restored, partition)];
  const difference = (kind: Difference['kind'], name: string): Difference => ({ kind, key: JSON.parse(name) });
  const differences = [...then].flatMap(([name, digest]) => {
    const found = now.get(name);
    if (found === digest) return [];
    return [difference(found === undefined ? 'missing' : 'changed', name)];
  });
  const newer = [...now.keys()].filter((name) => !then.has(name)).map((name) => difference('newer', name));
  return { compared: then.size, differences: [...differences, ...newer] };
}
