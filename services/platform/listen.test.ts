import type { SQSEvent } from 'aws-lambda';
import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { type OwnQueue, ownQueue } from '../test/own-queue.ts';
import { testLog } from '../test/test-log.ts';
import { listen, listenTogether } from './listen.ts';
import type { LogFields } from './logger.ts';
import { RetryLater } from './retry-later.ts';

const artistId = '00000000-0000-4000-8000-000000000001';
const event = (id: string) => ({ id, name: 'account-changed', at: '2026-11-22T05:00:00.000Z', body: { artistId } });

let queue: OwnQueue;
let lines: LogFields[];
beforeEach(async () => {
  queue = await ownQueue();
  lines = [];
});
afterEach(() => queue.stop());

const needs = () => ({
  config: { QUEUE_URL: queue.url },
  log: testLog({ error: (_, fields) => lines.push(fields) }),
});

test('passes each message to the listener once, typed by its row', async () => {
  const heard: PublishedEvent[] = [];
  const handler = listen('account-changed', needs(), async (one) => void heard.push(one));
  await queue.send(event('evt_1'));
  expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
  expect(await queue.deliver(handler)).toEqual({ came: 0, failed: 0 });
  expect(heard).toEqual([event('evt_1')]);
});

test.each<[string, object | string]>([
  ['no JSON', 'uploads'],
  ['another event', { ...event('evt_bad'), name: 'uploads-left' }],
  ['a body that its row does not promise', { ...event('evt_bad'), body: {} }],
])(
  'a poisoned message (%s) holds nobody up, is told by its id in the log, and ends as a dead letter',
  async (_, poison) => {
    const heard: string[] = [];
    const handler = listen('account-changed', needs(), async ({ id }) => void heard.push(id));
    await queue.send(event('evt_1'));
    const { messageId } = await queue.send(poison);
    await queue.send(event('evt_2'));
    expect(await queue.deliver(handler)).toEqual({ came: 3, failed: 1 });
    expect(heard.sort()).toEqual(['evt_1', 'evt_2']);
    expect(lines).toEqual([expect.objectContaining({ messageId, error: expect.any(String) })]);

    for (let n = 1; n < queue.mostReceives; n++) {
      queue.later(3600);
      expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
    }
    queue.later(3600);
    expect(await queue.deliver(handler)).toEqual({ came: 0, failed: 0 });
    expect(queue.letters()).toBe(1);
  },
);

test('a message that takes long returns when its run would have timed out, if the process dies', async () => {
  const run = { getRemainingTimeInMillis: () => 30_000 };
  const hiddenFor = async (needed: object) => {
    const died = new Promise<never>(() => {});
    const handler = listen('account-changed', { ...needs(), ...needed }, () => died);
    await queue.send(event('evt_1'));
    const delivering = queue.deliver((received) => {
      void handler(received, run);
      return new Promise((resolve) => setTimeout(() => resolve({ batchItemFailures: unended(received) }), 200));
    });
    await delivering;
    queue.later(36);
    const early = queue.waiting();
    queue.later(60);
    await queue.deliver(async () => ({ batchItemFailures: [] }));
    return early;
  };
  expect(await hiddenFor({ returnsAfterTimeout: true })).toBe(1);
  expect(await hiddenFor({})).toBe(0);
});

const unended = ({ Records }: SQSEvent) => Records.map(({ messageId }) => ({ itemIdentifier: messageId }));

test('retries a failed message with backoff, without the rest of its batch', async () => {
  const heard: string[] = [];
  let isDown = true;
  const handler = listen('account-changed', needs(), async ({ id }) => {
    if (id === 'evt_2' && isDown) throw new Error('S3 is away');
    heard.push(id);
  });
  await queue.send(event('evt_1'));
  await queue.send(event('evt_2'));
  expect(await queue.deliver(handler)).toEqual({ came: 2, failed: 1 });
  expect(lines).toEqual([
    expect.objectContaining({ event: 'account-changed', eventId: 'evt_2', error: 'Error: S3 is away' }),
  ]);
  for (const seconds of [2, 4]) {
    queue.later(seconds - 1);
    expect(queue.waiting()).toBe(0);
    queue.later(1);
    expect(queue.waiting()).toBe(1);
    if (seconds === 4) isDown = false;
    await queue.deliver(handler);
  }
  expect(heard).toEqual(['evt_1', 'evt_2']);
});

test('retries at the time that an error specifies, and does not log a failure', async () => {
  let heard = 0;
  const handler = listen('account-changed', needs(), async () => {
    heard += 1;
    if (heard === 1) throw new RetryLater('not settled yet', 600);
  });
  await queue.send(event('evt_1'));
  await queue.deliver(handler);
  queue.later(599);
  expect(queue.waiting()).toBe(0);
  queue.later(1);
  expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
  expect([heard, lines]).toEqual([2, []]);
});

test('a listener of batches returns the outcome of each event', async () => {
  const heard: string[][] = [];
  const handler = listenTogether(['account-changed', 'uploads-left'], needs(), async (all) => {
    heard.push(all.map(({ name }) => name));
    return Promise.allSettled(
      all.map(({ id }) => (id === 'evt_2' ? Promise.reject(new Error('away')) : Promise.resolve())),
    );
  });
  for (const id of ['evt_1', 'evt_2', 'evt_3']) await queue.send(event(id));
  await queue.send('poison');
  expect(await queue.deliver(handler)).toEqual({ came: 4, failed: 2 });
  expect(heard).toEqual([['account-changed', 'account-changed', 'account-changed']]);
  expect(lines.map(({ eventId }) => eventId).sort()).toEqual(['evt_2', undefined]);
});

test('treats a missing outcome as a failure', async () => {
  const handler = listenTogether(['account-changed'], needs(), async () => []);
  await queue.send(event('evt_1'));
  expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
});
