import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { type OwnQueue, ownQueue } from '../test/own-queue.ts';
import type { LiveEvent } from './gather-messages.ts';

/** A fake push channel: the messages that it received, and its reply. */
let sent: { channel: string; events: string[] }[];
let answer: (response: ServerResponse) => void;
const push = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  sent.push(JSON.parse(text));
  answer(response);
});
const good = (response: ServerResponse) => response.end('{"failed":[],"successful":[]}');

let queue: OwnQueue;
let handler: typeof import('./on-change.ts')['handler'];
beforeAll(async () => {
  await new Promise<void>((ready) => push.listen(0, '127.0.0.1', ready));
  queue = await ownQueue();
  process.env.LIVE_URL = `http://127.0.0.1:${(push.address() as AddressInfo).port}/event`;
  process.env.QUEUE_URL = queue.url;
  ({ handler } = await import('./on-change.ts'));
});
afterAll(async () => {
  push.closeAllConnections();
  push.close();
  await queue.stop();
});
beforeEach(() => {
  sent = [];
  answer = good;
});

const mara = anId<ArtistId>('00000000-0000-4000-8000-000000000001');
const jon = anId<ArtistId>('00000000-0000-4000-8000-000000000002');
const releaseId = anId<ReleaseId>('rel_01J9ZZZZZZZZZZZZZZZZZZZZZZ');
const changed = (artistId: ArtistId, rev: number): LiveEvent => ({
  id: `evt_${rev}`,
  name: 'release-changed',
  at: '2026-11-22T05:00:00.000Z',
  body: { artistId, releaseId, rev },
});
const heard = () => sent.flatMap(({ channel, events }) => events.map((event) => [channel, JSON.parse(event).rev]));

test('sends only the newest message after repeated and reordered events', async () => {
  for (const rev of [2, 3, 1, 3]) await queue.send(changed(mara, rev));
  await queue.send(changed(jon, 1));
  expect(await queue.deliver(handler)).toEqual({ came: 5, failed: 0 });
  expect(heard().sort()).toEqual([
    [`/artists/${mara}`, 3],
    [`/artists/${jon}`, 1],
  ]);
});

test('an unreadable event does not delay the others', async () => {
  await queue.send(changed(mara, 1));
  await queue.send({ ...changed(mara, 2), body: { artistId: mara } });
  await queue.send(changed(jon, 1));
  expect(await queue.deliver(handler)).toEqual({ came: 3, failed: 1 });
  expect(heard()).toHaveLength(2);
  for (let n = 1; n < queue.mostReceives; n++) {
    queue.later(3600);
    expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
  }
  queue.later(3600);
  expect(await queue.deliver(handler)).toEqual({ came: 0, failed: 0 });
  expect(heard()).toHaveLength(2);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses', (response) => response.writeHead(403).end('{"errors":[]}')],
  ['is broken', (response) => response.writeHead(500).end('no JSON')],
  ['hangs up', (response) => response.destroy()],
  ['replies with something else', (response) => response.end('[')],
])('a push channel that %s for a moment gets the messages when it works again', async (_, how) => {
  answer = how;
  await queue.send(changed(mara, 1));
  await queue.send(changed(jon, 1));
  expect(await queue.deliver(handler)).toEqual({ came: 2, failed: 2 });
  answer = good;
  sent = [];
  queue.later(60);
  expect(await queue.deliver(handler)).toEqual({ came: 2, failed: 0 });
  expect(heard()).toHaveLength(2);
});

test('a failure of one artist’s channel does not affect the others', async () => {
  await queue.send(changed(mara, 1));
  await queue.send(changed(jon, 1));
  answer = (response) => (sent.at(-1)?.channel.endsWith(jon) ? response.writeHead(500).end() : good(response));
  expect(await queue.deliver(handler)).toEqual({ came: 2, failed: 1 });
  answer = good;
  queue.later(60);
  expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
});

test('an unanswered batch of ten artists waits for two seconds once, not for each of them', async () => {
  answer = () => {};
  const artists = Array.from({ length: 10 }, (_, n) => mara.replace(/.$/, String(n)));
  for (const artistId of artists) await queue.send(changed(anId(artistId), 1));
  const started = performance.now();
  expect(await queue.deliver(handler)).toEqual({ came: 10, failed: 10 });
  expect(performance.now() - started).toBeLessThan(10_000);
});
