/**
 * Tests what the stand-in adds to SQS: the event source, the disk, and the clock. Never run against the real service.
 */
import { PassThrough } from 'node:stream';
import type { SQSRecord } from 'aws-lambda';
import { copyAsAfterCrash } from '../../../test/test-cleanup.ts';
import { jobs, standIn as start } from './sqs-under-test.ts';

/** Collects the batches that a consumer receives, so that a test can await them one by one. */
function batches() {
  const arrived = new PassThrough({ objectMode: true });
  const iterator = arrived[Symbol.asyncIterator]() as AsyncIterator<SQSRecord[]>;
  return {
    /** Consumes a batch: records it and reports no failure. */
    async add(batch: SQSRecord[]) {
      arrived.write(batch);
      return { failed: [] };
    },
    next: async (): Promise<SQSRecord[]> => (await iterator.next()).value,
  };
}
function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const bodies = (batch: SQSRecord[]) => batch.map(({ body }) => body);

describe('the event source', () => {
  test('delivers a message as Lambda does, and deletes it once consumed', async () => {
    const sqs = await start();
    const got = batches();
    const stop = sqs.poll('jobs', got.add, { batchSize: 10 });
    const { messageId } = await sqs.send('jobs', '{"release":1}');
    expect(await got.next()).toEqual([
      {
        messageId,
        receiptHandle: expect.any(String),
        body: '{"release":1}',
        attributes: {
          SenderId: 'local',
          SentTimestamp: expect.stringMatching(/^\d{13}$/),
          ApproximateReceiveCount: '1',
          ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
        },
        messageAttributes: {},
        md5OfBody: '15012c41f062535d61a4726002f06aad',
        eventSource: 'aws:sqs',
        eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:jobs',
        awsRegion: 'us-east-1',
      },
    ]);
    await stop();
    expect(sqs.depth('jobs')).toEqual({ visible: 0, inFlight: 0 });
  });

  test('delivers at most one batch at a time, oldest first', async () => {
    const sqs = await start();
    for (const body of ['1', '2', '3']) await sqs.send('jobs', body);
    const got = batches();
    sqs.poll('jobs', got.add, { batchSize: 2 });
    expect([bodies(await got.next()), bodies(await got.next())]).toEqual([['1', '2'], ['3']]);
  });

  test('delivers up to the allowed number of batches at the same time', async () => {
    const sqs = await start();
    const running: string[] = [];
    let most = 0;
    const { promise: allStarted, resolve: finish } = withResolvers();
    const consume = async (batch: SQSRecord[]) => {
      running.push(...bodies(batch));
      most = Math.max(most, running.length);
      if (running.length === 3) finish();
      // No batch ends before three have begun: with less concurrency, the test would never end.
      await allStarted;
      running.splice(0, batch.length);
      return { failed: [] };
    };
    const stop = sqs.poll('jobs', consume, { batchSize: 1, concurrency: 3 });
    for (let n = 0; n < 7; n++) await sqs.send('jobs', String(n));
    await allStarted;
    while (Object.values(sqs.depth('jobs')).some((left) => left > 0)) await new Promise(setImmediate);
    await stop();
    expect(most).toBe(3);
  });

  test('misses no message, whenever it arrives', async () => {
    const sqs = await start();
    const got = batches();
    sqs.poll('jobs', got.add, { batchSize: 1 });
    let arrivals = 0;
    // Each message is sent while the poller is somewhere between a deletion and its next wait.
    const sendNext = (): Promise<unknown> =>
      sqs.send('jobs', 'x').then(() => (++arrivals < 300 ? sendNext() : undefined));
    await sendNext();
    for (let n = 0; n < 300; n++) expect(await got.next()).toHaveLength(1);
  }, 10_000);

  test('redelivers only the failed messages, after the visibility timeout', async () => {
    const sqs = await start([{ name: 'jobs', visibilityTimeout: 1 }]);
    await sqs.send('jobs', 'good');
    await sqs.send('jobs', 'bad');
    const got = batches();
    const consume = async (batch: SQSRecord[]) => {
      void got.add(batch);
      return { failed: batch.filter(({ body }) => body === 'bad').map(({ messageId }) => messageId) };
    };
    sqs.poll('jobs', consume, { batchSize: 10 });
    expect(bodies(await got.next())).toEqual(['good', 'bad']);
    const failedAt = Date.now();
    const [again, ...others] = await got.next();
    expect(Date.now() - failedAt).toBeGreaterThan(900);
    expect(others).toEqual([]);
    expect(again).toMatchObject({ body: 'bad', attributes: { ApproximateReceiveCount: '2' } });
  });

  test.each([
    ['throws', () => Promise.reject(new Error('crashed'))],
    ['names a message that is not in the batch', () => Promise.resolve({ failed: ['nobody'] })],
  ])('redelivers the whole batch when the consumer %s', async (_, outcome) => {
    const sqs = await start();
    for (const body of ['1', '2']) await sqs.send('jobs', body);
    const got = batches();
    const stop = sqs.poll('jobs', (batch) => got.add(batch).then(outcome), { batchSize: 10 });
    await got.next();
    await stop();
    expect(sqs.depth('jobs')).toEqual({ visible: 0, inFlight: 2 });
  });

  test('moves a message to the dead-letter queue, which has its own consumer', async () => {
    const sqs = await start([
      { name: 'dead', visibilityTimeout: 30 },
      { name: 'jobs', visibilityTimeout: 0, redrive: { deadLetterQueue: 'dead', maxReceiveCount: 3 } },
    ]);
    const dead = batches();
    let tries = 0;
    const fail = async () => {
      tries++;
      throw new Error('never works');
    };
    sqs.poll('dead', dead.add, { batchSize: 1 });
    sqs.poll('jobs', fail, { batchSize: 1 });
    await sqs.send('jobs', 'poison');
    expect(await dead.next()).toMatchObject([{ body: 'poison' }]);
    expect(tries).toBe(3);
  });

  test('stop waits for the batch that is being consumed, and receives no other', async () => {
    const sqs = await start();
    const got = batches();
    const { promise: finished, resolve: finish } = withResolvers();
    const consume = async (batch: SQSRecord[]) => {
      await got.add(batch);
      await finished;
      return { failed: [] };
    };
    const stop = sqs.poll('jobs', consume, { batchSize: 1 });
    await sqs.send('jobs', '1');
    await sqs.send('jobs', '2');
    await got.next();
    const stopped = stop();
    finish();
    await stopped;
    expect(sqs.depth('jobs')).toEqual({ visible: 1, inFlight: 0 });
  });

  test('an undeclared queue is refused at once', async () => {
    const sqs = await start();
    expect(() => sqs.poll('absent', async () => ({ failed: [] }), { batchSize: 1 })).toThrow('does not exist');
    await expect(sqs.send('absent', 'x')).rejects.toThrow('does not exist');
    const redrive = { deadLetterQueue: 'absent', maxReceiveCount: 1 };
    await expect(start([{ ...jobs, redrive }])).rejects.toThrow('dead-letter queue that is not declared: absent');
  });

  test('a stop answers waiting receivers, and does not hang', async () => {
    const sqs = await start();
    sqs.poll('jobs', async () => ({ failed: [] }), { batchSize: 1 });
    const waiting = sqs.receive('jobs', { WaitTimeSeconds: 20 }).catch(() => 'cut off');
    await sqs.stop();
    await waiting;
  }, 5_000);
});

test('a message is dropped after the retention period', async () => {
  let now = Date.now();
  const sqs = await start([{ ...jobs, retention: 60 }], { now: () => now });
  await sqs.send('jobs', 'old');
  now += 59_000;
  expect(sqs.depth('jobs').visible).toBe(1);
  now += 2_000;
  expect(sqs.depth('jobs').visible).toBe(0);
  expect(await sqs.receive('jobs')).toEqual([]);
});

describe('after a kill -9', () => {
  test('sent, received and deleted messages keep their state', async () => {
    const before = await start();
    for (const body of ['deleted', 'in flight', 'waiting']) await before.send('jobs', body);
    const [deleted, inFlight] = await before.receive('jobs', { MaxNumberOfMessages: 2 });
    await before.remove(deleted?.handle ?? '');

    const after = await start([jobs], { directory: copyAsAfterCrash(before.directory) });
    expect(after.depth('jobs')).toEqual({ visible: 1, inFlight: 1 });
    await after.remove(inFlight?.handle ?? '');
    expect(after.depth('jobs')).toEqual({ visible: 1, inFlight: 0 });
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('with receiversEndWithUs %s, %i of the messages in flight are visible', async (receiversEndWithUs, visible) => {
    const queue = { ...jobs, receiversEndWithUs };
    const first = await start([queue]);
    await first.send('jobs', 'one');
    await first.receive('jobs');
    expect(first.depth('jobs')).toEqual({ visible: 0, inFlight: 1 });
    const second = await start([queue], { directory: copyAsAfterCrash(first.directory) });
    expect(second.depth('jobs').visible).toBe(visible);
  });
});
