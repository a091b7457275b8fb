import { discardedBatch } from './discarded-batch.ts';
import { failureDestination } from './failure-destination.ts';

const record = { eventName: 'MODIFY', dynamodb: { SequenceNumber: '42', NewImage: { title: { S: 'Night Ferry' } } } };
const batch = discardedBatch(
  {
    functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:projector',
    streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/segno/stream/local',
    shardId: 'shardId-1',
    invokes: 11,
    isCrash: true,
    records: [record],
  },
  new Date('2026-11-22T03:04:05.678Z'),
);

test('a bucket gets the position in the stream and the whole event as text, by mapping, shard and day', async () => {
  const stored: string[] = [];
  const store = async (...of: [string, string, string]) => void stored.push(...of);
  await failureDestination('mapping', 'arn:aws:s3:::letters', store)(batch, [record]);
  const [bucket, key, body = ''] = stored;
  expect(bucket).toBe('letters');
  expect(key).toMatch(/^aws\/lambda\/mapping\/shardId-1\/2026\/11\/22\/2026-11-22T03\.04\.05-[\w-]{36}$/);
  expect(JSON.parse(body)).toMatchObject({
    requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 11 },
    responseContext: { functionError: 'Unhandled' },
    version: '1.0',
    timestamp: '2026-11-22T03:04:05.678Z',
    DDBStreamBatchInfo: { shardId: 'shardId-1', startSequenceNumber: '42', endSequenceNumber: '42', batchSize: 1 },
    payload: JSON.stringify({ Records: [record] }),
  });
});

test('another destination stops the laptop with its name', () => {
  const queue = 'arn:aws:sqs:us-east-1:000000000000:letters';
  expect(() => failureDestination('mapping', queue, async () => {})).toThrow(queue);
});
