import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../platform/table.ts';
import { table } from './people.ts';

/**
 * Finds every item whose partition key has this prefix, and whose `attribute` contains this string. Requests never
 * scan, but tests may.
 */
export async function scan(
  partition: string,
  attribute: string,
  text: string,
  tableName = table.name,
): Promise<Item[]> {
  const found: Item[] = [];
  let from: Item | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({
        TableName: tableName,
        FilterExpression: 'begins_with(PK, :pk) AND contains(#attribute, :text)',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: { ':pk': partition, ':text': text },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}
