import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { type ItemChange, itemChange } from '../../services/platform/item-change.ts';

/** EventBridge's event about a stored object. */
const Notification = z.object({
  detail: z.object({ bucket: z.object({ name: z.string() }), object: z.object({ key: z.string() }) }),
});

/** Finds the S3 object that a dead letter refers to. @throws ZodError for any other message */
export function recordLocation(message: string): { bucket: string; key: string } {
  const { bucket, object } = Notification.parse(JSON.parse(message)).detail;
  return { bucket: bucket.name, key: object.key };
}

const Text = z.object({ S: z.string() });
const Event = z.object({
  Records: z.array(
    z.looseObject({ eventID: z.string(), dynamodb: z.looseObject({ Keys: z.object({ PK: Text, SK: Text }) }) }),
  ),
});
/** AWS’s developer guide shows the payload as a string; an object is accepted too. */
const Discarded = z.object({
  payload: z.union([z.string().transform((text) => JSON.parse(text) as unknown), z.looseObject({})]),
});

/**
 * Reads the changes in a discarded batch of the table's stream.
 * @throws ZodError or SyntaxError if it is not such a batch
 */
export function readDiscardedChanges(discarded: string): ItemChange[] {
  const { payload } = Discarded.parse(JSON.parse(discarded));
  return Event.parse(payload).Records.map((record) => itemChange(record as DynamoDBRecord));
}
