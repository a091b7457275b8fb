import { randomUUID } from 'node:crypto';
import type { DiscardedBatch } from './discarded-batch.ts';

/** Writes an object as an AWS service, whose permissions are not checked. */
export type Store = (bucket: string, key: string, body: string) => Promise<void>;

const BUCKET = 'arn:aws:s3:::';

/**
 * Stores an event that failed on every attempt, in the format that Lambda writes to S3: metadata, and the whole event
 * as a string.
 * @throws Error for a destination that is not supported locally
 */
export function failureDestination(mappingId: string, arn: string, store: Store) {
  if (!arn.startsWith(BUCKET)) throw new Error(`The laptop does not support the on-failure destination ${arn}`);
  return (batch: DiscardedBatch, records: unknown[]): Promise<void> => {
    const letter = { ...batch, payload: JSON.stringify({ Records: records }) };
    return store(arn.slice(BUCKET.length), keyOf(mappingId, batch), JSON.stringify(letter));
  };
}

function keyOf(mappingId: string, { timestamp, DDBStreamBatchInfo: { shardId } }: DiscardedBatch): string {
  const [day = '', time = ''] = timestamp.slice(0, 19).split('T');
  const folder = `aws/lambda/${mappingId}/${shardId}/${day.replaceAll('-', '/')}`;
  return `${folder}/${day}T${time.replaceAll(':', '.')}-${randomUUID()}`;
}
