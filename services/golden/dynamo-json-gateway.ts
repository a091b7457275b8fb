import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../platform/item.ts';

/** Writes an item as DynamoDB's JSON, with binary values as base64. */
export const toDynamoJson = (item: Item): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(marshall(item, { removeUndefinedValues: true }), (name, value) =>
      name === 'B' && value !== null && typeof value === 'object'
        ? Buffer.from(Object.values<number>(value)).toString('base64')
        : value,
    ),
  );

/** Reads an item from DynamoDB's JSON. */
export const fromDynamoJson = (json: Record<string, unknown>): Item =>
  unmarshall(
    JSON.parse(JSON.stringify(json), (name, value) =>
      name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value,
    ),
  );
