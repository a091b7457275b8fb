import { randomUUID } from 'node:crypto';
import type { DiscardedBatch } from './discarded-batch.ts';

export type Destinations = {
  sqs: { send: (queue: string, body: string) => Promise<unknown> };
  /** Writes an object, as a service of the cloud itself. */
  store: (bucket: string, key: string, body: string) => Promise<void>;
};

/**
 * Hands over what failed every time, as Lambda does: a queue gets metadata only, a bucket the whole event too, as text.
 * @throws Error for a destination that the laptop does not know
 */
export function failureDestination(mappingId: string, arn: string, { sqs, store }: Destinations) {
  const name = arn.slice(arn.lastIndexOf(':') + 1);
  switch (arn.split(':')[2]) {
    case 'sqs':
      return async (batch: DiscardedBatch): Promise<void> => void (await sqs.send(name, JSON.stringify(batch)));
    case 's3':
      return (batch: DiscardedBatch, records: unknown[]): Promise<void> =>
        store(
          name,
          keyOf(mappingId, batch),
          JSON.stringify({ ...batch, payload: JSON.stringify({ Records: records }) }),
        );
  }
  throw new Error(`The laptop does not know the on-failure destination ${arn}`);
}

function keyOf(mappingId: string, { timestamp, DDBStreamBatchInfo: { shardId } }: DiscardedBatch): string {
  const [day = '', time = ''] = timestamp.slice(0, 19).split('T');
  const folder = `aws/lambda/${mappingId}/${shardId}/${day.replaceAll('-', '/')}`;
  return `${folder}/${day}T${time.replaceAll(':', '.')}-${randomUUID()}`;
}
