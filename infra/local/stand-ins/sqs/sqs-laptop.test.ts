/** What the laptop adds to SQS: the event source, the disk, and the clock. Never run against the real service. */
import { readFileSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { QueueSettings, SqsMessage } from './index.ts';
import { startSqs } from './index.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function freshDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'sqs-'));
  ends.push(() => rm(directory, { recursive: true }));
  return directory;
}

const jobs: QueueSettings = { name: 'jobs', visibilityTimeout: 30 };

async function start(queues: QueueSettings[] = [jobs], options: { directory?: string; now?: () => number } = {}) {
  const directory = options.directory ?? (await freshDirectory());
  const sqs = await startSqs({ port: 0, directory, queues, now: options.now });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= sqs.stop());
  ends.push(stop);
  const client = new SQSClient({
    endpoint: sqs.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'Worker', secretAccessKey: LOCAL_SECRET },
    maxAttempts: 1,
  });
  return { ...sqs, stop, client, directory, urlOf: (queue: string) => `${sqs.url}/000000000000/${queue}` };
}

/** Batches that a consumer got, to be awaited one after the other. */
function batches() {
  const arrived: SqsMessage[][] = [];
  const waiting: ((batch: SqsMessage[]) => void)[] = [];
  return {
    /** A consumer that notes the batch and has no failure. */
    async add(batch: SqsMessage[]) {
      const resume = waiting.shift();
      if (resume) resume(batch);
      else arrived.push(batch);
      return { failed: [] };
    },
    next: (): Promise<SqsMessage[]> => {
      const batch = arrived.shift();
      return batch ? Promise.resolve(batch) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

describe('the event source', () => {
  test.each([
    [true, 1],
    [undefined, 0],
  ])(
    'what a run that was killed had in its hands: with receiversEndWithUs %s, %i is visible after the restart',
    async (receiversEndWithUs, visible) => {
      const queue = { ...jobs, ...(receiversEndWithUs && { receiversEndWithUs }) };
      const first = await start([queue]);
      await first.send('jobs', 'one');
      await first.client.send(new ReceiveMessageCommand({ QueueUrl: first.urlOf('jobs') }));
      expect(first.depth('jobs')).toMatchObject({ visible: 0, inFlight: 1 });
      await first.stop();
      const second = await start([queue], { directory: first.directory });
      expect(second.depth('jobs').visible).toBe(visible);
    },
  );

  test('hands over a message as Lambda does, and deletes it when it was consumed', async () => {
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
    expect(sqs.depth('jobs')).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });

  test('hands over at most a batch at once, oldest first', async () => {
    const sqs = await start();
    for (const body of ['1', '2', '3']) await sqs.send('jobs', body);
    const got = batches();
    sqs.poll('jobs', got.add, { batchSize: 2 });
    expect((await got.next()).map(({ body }) => body)).toEqual(['1', '2']);
    expect((await got.next()).map(({ body }) => body)).toEqual(['3']);
  });

  test('hands over as many batches side by side as it may, and no more', async () => {
    const sqs = await start();
    const running: string[] = [];
    let most = 0;
    let finish = () => {};
    const allStarted = new Promise<void>((done) => {
      finish = done;
    });
    const consume = async (batch: SqsMessage[]) => {
      running.push(...batch.map(({ body }) => body));
      most = Math.max(most, running.length);
      if (running.length === 3) finish();
      // None is done before three have begun: with fewer side by side this would never end.
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
    // Each is sent while the poller is somewhere between a deletion and its next wait.
    const sendNext = (): Promise<unknown> =>
      sqs.send('jobs', 'x').then(() => (++arrivals < 300 ? sendNext() : undefined));
    await sendNext();
    for (let n = 0; n < 300; n++) expect(await got.next()).toHaveLength(1);
  }, 10_000);

  test('brings back only what failed, after the visibility timeout', async () => {
    const sqs = await start([{ name: 'jobs', visibilityTimeout: 1 }]);
    await sqs.send('jobs', 'good');
    await sqs.send('jobs', 'bad');
    const got = batches();
    const consume = async (batch: SqsMessage[]) => {
      got.add(batch);
      return { failed: batch.filter(({ body }) => body === 'bad').map(({ messageId }) => messageId) };
    };
    sqs.poll('jobs', consume, { batchSize: 10 });
    expect((await got.next()).map(({ body }) => body)).toEqual(['good', 'bad']);
    const failedAt = Date.now();
    const [again, ...others] = await got.next();
    expect(Date.now() - failedAt).toBeGreaterThan(900);
    expect(others).toEqual([]);
    expect(again).toMatchObject({ body: 'bad', attributes: { ApproximateReceiveCount: '2' } });
  });

  test.each([
    ['throws', () => Promise.reject(new Error('crashed'))],
    ['names a message that is not in the batch', () => Promise.resolve({ failed: ['nobody'] })],
  ])('keeps the whole batch when the consumer %s', async (_, outcome) => {
    const sqs = await start();
    await sqs.send('jobs', '1');
    await sqs.send('jobs', '2');
    const got = batches();
    const consume = async (batch: SqsMessage[]) => {
      await got.add(batch);
      return outcome();
    };
    const stop = sqs.poll('jobs', consume, { batchSize: 10 });
    await got.next();
    await stop();
    expect(sqs.depth('jobs')).toEqual({ visible: 0, inFlight: 2, delayed: 0 });
  });

  test('gives a message up to the dead-letter queue, which has its own consumer', async () => {
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

  test('stop waits for the batch that is being consumed, and takes no other', async () => {
    const sqs = await start();
    const got = batches();
    let finish = () => {};
    const consume = (batch: SqsMessage[]) => {
      got.add(batch);
      return new Promise<{ failed: string[] }>((resolve) => {
        finish = () => resolve({ failed: [] });
      });
    };
    const stop = sqs.poll('jobs', consume, { batchSize: 1 });
    await sqs.send('jobs', '1');
    await sqs.send('jobs', '2');
    await got.next();
    const stopped = stop();
    finish();
    await stopped;
    expect(sqs.depth('jobs')).toEqual({ visible: 1, inFlight: 0, delayed: 0 });
  });

  test('an undeclared queue is refused at once', async () => {
    const sqs = await start();
    expect(() => sqs.poll('absent', async () => ({ failed: [] }), { batchSize: 1 })).toThrow('does not exist');
    await expect(sqs.send('absent', 'x')).rejects.toThrow('does not exist');
  });
});

describe('the clock', () => {
  test('a message is forgotten after the retention period', async () => {
    let now = Date.now();
    const sqs = await start([{ ...jobs, retention: 60 }], { now: () => now });
    await sqs.send('jobs', 'old');
    now += 59_000;
    expect(sqs.depth('jobs').visible).toBe(1);
    now += 2_000;
    expect(sqs.depth('jobs').visible).toBe(0);
    const { Messages } = await sqs.client.send(new ReceiveMessageCommand({ QueueUrl: sqs.urlOf('jobs') }));
    expect(Messages).toBeUndefined();
  });

  test('a FIFO message may be repeated after five minutes', async () => {
    let now = Date.now();
    const ordered = { name: 'ordered.fifo', visibilityTimeout: 30, fifo: true };
    const sqs = await start([ordered], { now: () => now });
    const send = () => sqs.send('ordered.fifo', 'x', { group: 'g', deduplicationId: 'd' });
    const first = await send();
    now += 299_000;
    expect(await send()).toEqual(first);
    now += 2_000;
    expect(await send()).not.toEqual(first);
  });
});

describe('the disk', () => {
  const file = (directory: string) => join(directory, 'queues.jsonl');

  test('what was sent, received and deleted is as it was after a restart', async () => {
    const before = await start();
    for (const body of ['deleted', 'in flight', 'waiting']) await before.send('jobs', body);
    const receive = async () => {
      const { Messages } = await before.client.send(new ReceiveMessageCommand({ QueueUrl: before.urlOf('jobs') }));
      return Messages![0]!.ReceiptHandle!;
    };
    const deleted = await receive();
    const inFlight = await receive();
    await before.client.send(new DeleteMessageCommand({ QueueUrl: before.urlOf('jobs'), ReceiptHandle: deleted }));
    await before.stop();

    const after = await start([jobs], { directory: before.directory });
    expect(after.depth('jobs')).toEqual({ visible: 1, inFlight: 1, delayed: 0 });
    await after.client.send(new DeleteMessageCommand({ QueueUrl: after.urlOf('jobs'), ReceiptHandle: inFlight }));
    expect(after.depth('jobs')).toEqual({ visible: 1, inFlight: 0, delayed: 0 });
  });

  test('a FIFO repetition is known after a restart, even of a deleted message', async () => {
    const ordered = { name: 'ordered.fifo', visibilityTimeout: 30, fifo: true };
    const send = (sqs: Awaited<ReturnType<typeof start>>) =>
      sqs.send('ordered.fifo', 'x', { group: 'g', deduplicationId: 'd' });
    const before = await start([ordered]);
    const first = await send(before);
    const consumed = batches();
    const stopPolling = before.poll('ordered.fifo', consumed.add, {
      batchSize: 1,
    });
    await consumed.next();
    await stopPolling();
    await before.stop();
    // Twice, because the first restart rewrites the file.
    await (await start([ordered], { directory: before.directory })).stop();
    const after = await start([ordered], { directory: before.directory });
    expect(await send(after)).toEqual(first);
    expect(after.depth('ordered.fifo').visible).toBe(0);
  });

  test('a message is in the file when its send is acknowledged, however many are sent at once', async () => {
    const sqs = await start();
    await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        await sqs.send('jobs', `message ${n}.`);
        expect(readFileSync(file(sqs.directory), 'utf8')).toContain(`message ${n}.`);
      }),
    );
    // What a kill -9 leaves behind: the file as it is now, without a stop.
    const copy = await freshDirectory();
    await writeFile(file(copy), await readFile(file(sqs.directory)));
    expect((await start([jobs], { directory: copy })).depth('jobs').visible).toBe(200);
  });

  test('the file does not grow with messages that are gone', async () => {
    const sqs = await start();
    const got = batches();
    sqs.poll('jobs', got.add, { batchSize: 1 });
    for (let n = 0; n < 12; n++) {
      await sqs.send('jobs', 'x'.repeat(1_000_000));
      await got.next();
    }
    expect((await readFile(file(sqs.directory))).length).toBeLessThan(6_000_000);
    await sqs.stop();
    const after = await start([jobs], { directory: sqs.directory });
    expect(after.depth('jobs')).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
    expect(await readFile(file(sqs.directory), 'utf8')).toBe('');
  });

  test('a last line that a crash cut off is dropped, and what follows is kept', async () => {
    const before = await start();
    await before.send('jobs', 'whole');
    await before.stop();
    await appendFile(file(before.directory), '[{"put":{"id":"1","que');
    const between = await start([jobs], { directory: before.directory });
    await between.send('jobs', 'next');
    await between.stop();
    const after = await start([jobs], { directory: before.directory });
    expect(after.depth('jobs').visible).toBe(2);
  });

  test.each(['nonsense\n', '[{"unknown":1}]\n', '5\n'])(
    'a damaged file (%j) fails the start by name',
    async (content) => {
      const directory = await freshDirectory();
      await writeFile(file(directory), content);
      await expect(start([jobs], { directory })).rejects.toThrow(
        `The queues' file ${file(directory)} is damaged at line 1`,
      );
    },
  );

  test('a dead-letter queue that is not declared fails the start by name', async () => {
    const redrive = { deadLetterQueue: 'absent', maxReceiveCount: 1 };
    await expect(start([{ ...jobs, redrive }])).rejects.toThrow('dead-letter queue that is not declared: absent');
  });

  test('a stop answers those who wait, and does not hang', async () => {
    const sqs = await start();
    sqs.poll('jobs', async () => ({ failed: [] }), { batchSize: 1 });
    const waiting = sqs.client
      .send(new ReceiveMessageCommand({ QueueUrl: sqs.urlOf('jobs'), WaitTimeSeconds: 20 }))
      .catch(() => 'cut off');
    await sqs.stop();
    await waiting;
  }, 5_000);
});
