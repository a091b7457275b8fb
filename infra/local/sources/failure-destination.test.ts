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

/** What arrives where. */
async function arrives(arn: string) {
  const sent: { name: string; key?: string; body: string }[] = [];
  await failureDestination('mapping', arn, {
    sqs: { send: async (name, body) => sent.push({ name, body }) },
    store: async (name, key, body) => void sent.push({ name, key, body }),
  })(batch, [record]);
  expect(sent).toHaveLength(1);
  return { name: sent[0]?.name, key: sent[0]?.key, letter: JSON.parse(sent[0]?.body ?? '') as Record<string, unknown> };
}

const metadata = {
  requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 11 },
  responseContext: { functionError: 'Unhandled' },
  version: '1.0',
  timestamp: '2026-11-22T03:04:05.678Z',
  DDBStreamBatchInfo: { shardId: 'shardId-1', startSequenceNumber: '42', endSequenceNumber: '42', batchSize: 1 },
};

test('a queue is told where the records were in the stream, and nothing of what is in them', async () => {
  const { name, letter } = await arrives('arn:aws:sqs:us-east-1:000000000000:letters');
  expect(name).toBe('letters');
  expect(letter).toMatchObject(metadata);
  expect(letter).not.toHaveProperty('payload');
  expect(JSON.stringify(letter)).not.toContain('Night Ferry');
});

test('a bucket gets the whole event too, as text, by mapping, shard and day', async () => {
  const { name, key, letter } = await arrives('arn:aws:s3:::letters');
  expect(name).toBe('letters');
  expect(key).toMatch(/^aws\/lambda\/mapping\/shardId-1\/2026\/11\/22\/2026-11-22T03\.04\.05-[\w-]{36}$/);
  expect(letter).toMatchObject(metadata);
  expect(JSON.parse(String(letter.payload))).toEqual({ Records: [record] });
});

test('another destination stops the laptop with its name', () => {
  const topic = 'arn:aws:sns:us-east-1:000000000000:topic';
  expect(() => failureDestination('mapping', topic, {} as never)).toThrow(topic);
});
