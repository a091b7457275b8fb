import { randomUUID } from 'node:crypto';

type Discarded = {
  functionArn: string;
  streamArn: string;
  shardId: string;
  /** How many times the function was called with this batch. */
  invokes: number;
  /** Whether the function itself failed, as opposed to reporting a failed record. */
  isCrash: boolean;
  records: { dynamodb?: { SequenceNumber?: string; ApproximateCreationDateTime?: unknown } }[];
};

/**
 * The message that Lambda sends to a stream's on-failure destination. It contains only metadata, by which the records
 * can be found in the stream for a day (Lambda guide, "Retain discarded records for a DynamoDB event source").
 */
export function discardedBatch({ functionArn, streamArn, shardId, invokes, isCrash, records }: Discarded, now: Date) {
  const [first, last] = [records[0]?.dynamodb, records.at(-1)?.dynamodb];
  const arrival = (at: unknown) => (typeof at === 'number' ? new Date(at * 1000) : now).toISOString();
  return {
    requestContext: {
      requestId: randomUUID(),
      functionArn,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: invokes,
    },
    responseContext: {
      statusCode: 200,
      executedVersion: '$LATEST',
      functionError: isCrash ? 'Unhandled' : null,
    },
    version: '1.0',
    timestamp: now.toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first?.SequenceNumber,
      endSequenceNumber: last?.SequenceNumber,
      approximateArrivalOfFirstRecord: arrival(first?.ApproximateCreationDateTime),
      approximateArrivalOfLastRecord: arrival(last?.ApproximateCreationDateTime),
      batchSize: records.length,
      streamArn,
    },
  };
}

export type DiscardedBatch = ReturnType<typeof discardedBatch>;
