import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { type Key, keyOf } from './keys.ts';
import type { Item } from './table.ts';

/** An item before and after a change; undefined if it did not exist. */
export type Change = { before: Item | undefined; after: Item | undefined };

/** One change in the table's stream. A record that is delivered twice has the same id. */
export type ItemChange = Change & { id: string; key: Key; at: Date };

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
// The event types and the SDK describe the same wire format.
const itemOf = (image: Image): Item | undefined => image && unmarshall(image as Record<string, AttributeValue>);

export const itemChange = ({ eventID = '', dynamodb }: DynamoDBRecord): ItemChange => ({
  id: eventID,
  key: keyOf(itemOf(dynamodb?.Keys) ?? {}),
  // Seconds since 1970.
  at: new Date(Number(dynamodb?.ApproximateCreationDateTime) * 1000),
  before: itemOf(dynamodb?.OldImage),
  after: itemOf(dynamodb?.NewImage),
});
