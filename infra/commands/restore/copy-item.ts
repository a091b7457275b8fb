import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { ItemKey, StoredItem } from './item-differences.ts';

/** Requires that an item is still as it was read. */
function unchanged(item: StoredItem | undefined) {
  if (!item) return { ConditionExpression: 'attribute_not_exists(PK)' };
  const attributes = Object.entries(item);
  return {
    ConditionExpression: attributes.map((_, n) => `#name${n} = :value${n}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map(([name], n) => [`#name${n}`, name])),
    ExpressionAttributeValues: Object.fromEntries(attributes.map(([, value], n) => [`:value${n}`, value])),
  };
}

/**
 * Copies an item from a restored table to the current one.
 * @returns false when the current item was changed at the same moment, and was left
 */
export async function copyItem(
  client: DynamoDBClient,
  { current, restored, key }: { current: string; restored: string; key: ItemKey },
): Promise<boolean> {
  const Key = { PK: { S: key.PK }, SK: { S: key.SK } };
  const read = async (TableName: string) =>
    (await client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item;
  const [then, now] = [await read(restored), await read(current)];
  if (!then) return false;
  try {
    await client.send(new PutItemCommand({ TableName: current, Item: then, ...unchanged(now) }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
