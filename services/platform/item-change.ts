import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Item } from './table.ts';

/** One change in the table's stream: an item before it, undefined when it is new, and after it, undefined when it is gone. */
export type ItemChange = { before: Item | undefined; after: Item | undefined };

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
// The events' types and the SDK's name the same wire format.
const itemOf = (image: Image): Item | undefined => image && unmarshall(image as Record<string, AttributeValue>);

export const itemChange = ({ dynamodb }: DynamoDBRecord): ItemChange => ({
  before: itemOf(dynamodb?.OldImage),
  after: itemOf(dynamodb?.NewImage),
});
