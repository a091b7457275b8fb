import { expect, test } from '@jest/globals';
import type { Surroundings } from './live-connection.ts';
import { CHANNEL, connectedPage, ENDPOINT } from './test/connected-page.ts';

test('it shows its token when it connects and again for the channel, in the way of the protocol', async () => {
  const { socket, heard } = connectedPage();
  const opened = await socket();
  expect(opened.url).toBe(ENDPOINT.url);
  const [protocol, header = ''] = opened.protocols;
  expect(protocol).toBe('aws-appsync-event-ws');
  expect(header).toMatch(/^header-[\w-]+$/);
  const authorization = { host: ENDPOINT.host, Authorization: 'token' };
  expect(JSON.parse(Buffer.from(header.slice('header-'.length), 'base64url').toString())).toEqual(authorization);

  opened.accepts();
  expect(opened.sent).toEqual([
    { type: 'connection_init' },
    { type: 'subscribe', id: expect.any(String), channel: CHANNEL, authorization },
  ]);
  opened.says({ type: 'data', id: '1', event: '{"rev":2}' });
  expect(heard).toEqual([{ rev: 2 }]);
});

test.each([
  '',
  'no JSON',
  'null',
  '5',
  '[]',
  '{}',
  '{"type":"dance"}',
  '{"type":"data","event":"no JSON"}',
  '{"type":"data"}',
])('garbage is nothing: %j', async (text) => {
  const { socket, heard, sockets } = connectedPage();
  const opened = await socket();
  opened.accepts();
  opened.says(text);
  expect([heard.length, sockets.length, opened.isClosed]).toEqual([0, 1, false]);
});

test('the first connection tells of no gap; each one after an end does', async () => {
  const { socket, pass, reconnects } = connectedPage();
  (await socket()).accepts();
  expect(reconnects()).toBe(0);
  (await socket()).ends();
  await pass(500);
  expect(reconnects()).toBe(0);
  (await socket()).accepts();
  expect(reconnects()).toBe(1);
});

test('also a first connection that needed a second try tells of a gap: the page was read before', async () => {
  const { socket, pass, reconnects } = connectedPage();
  (await socket()).ends();
  await pass(500);
  (await socket()).accepts();
  expect(reconnects()).toBe(1);
});

test('pauses grow to thirty seconds and no further, and begin anew after a success', async () => {
  const { socket, pass, pauses } = connectedPage();
  const waited: number[] = [];
  for (let n = 0; n < 9; n++) {
    (await socket()).ends();
    waited.push(pauses.at(-1) ?? 0);
    await pass(30_000);
  }
  expect(waited).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  (await socket()).accepts();
  (await socket()).ends();
  expect(pauses.at(-1)).toBe(500);
});

test('pauses differ from page to page, so that not all come back at once', async () => {
  const pausesOf = async (random: number) => {
    const { socket, pauses } = connectedPage({ random: () => random });
    (await socket()).ends();
    return pauses.at(-1);
  };
  expect([await pausesOf(0), await pausesOf(0.5)]).toEqual([250, 375]);
});

test.each(['connection_error', 'subscribe_error'])(
  'a %s ends the connection, and it tries again later',
  async (type) => {
    const { socket, sockets, pass } = connectedPage();
    const refused = await socket();
    refused.open();
    refused.says({ type, errors: [{ errorType: 'UnauthorizedException' }] });
    expect(refused.isClosed).toBe(true);
    expect(sockets).toHaveLength(1);
    await pass(500);
    expect(sockets).toHaveLength(2);
  },
);

test('a service that is silent for longer than it said is gone; a sign of life keeps it', async () => {
  const { socket, sockets, pass } = connectedPage();
  const first = await socket();
  first.accepts();
  await pass(299_000);
  first.says({ type: 'ka' });
  await pass(299_000);
  expect(first.isClosed).toBe(false);
  await pass(1000);
  expect(first.isClosed).toBe(true);
  await pass(500);
  expect(sockets).toHaveLength(2);
});

test('a service that never answers is not waited for', async () => {
  const { socket, pass } = connectedPage();
  const silent = await socket();
  silent.open();
  await pass(15_000);
  expect(silent.isClosed).toBe(true);
});

test('back in the network it dials at once, also when the browser has not noticed that the old connection is dead', async () => {
  const { socket, sockets, redial, reconnects } = connectedPage();
  const old = await socket();
  old.accepts();
  redial();
  (await socket()).accepts();
  expect([sockets.length, old.isClosed, reconnects()]).toEqual([2, true, 1]);
});

test('looked at again, it dials at once while it waits for its next try, and leaves a living connection alone', async () => {
  const { socket, sockets, check, timers, settle } = connectedPage();
  (await socket()).accepts();
  check();
  await settle();
  expect(sockets).toHaveLength(1);
  (await socket()).ends();
  check();
  await settle();
  expect(sockets).toHaveLength(2);
  expect(timers).toHaveLength(1); // for the new connection's silence; the next attempt was cancelled
});

test('looked at after a sleep, it takes a connection for dead that was silent for too long', async () => {
  const { socket, sockets, check, sleep } = connectedPage();
  const old = await socket();
  old.accepts();
  sleep(300_001);
  check();
  await socket();
  expect([sockets.length, old.isClosed]).toEqual([2, true]);
});

test('closed, it hears nothing any more and never comes back', async () => {
  const { socket, sockets, heard, timers, close, redial, check, settle } = connectedPage();
  const opened = await socket();
  opened.accepts();
  close();
  opened.says({ type: 'data', id: '1', event: '{}' });
  opened.ends();
  redial();
  check();
  await settle();
  expect({ closed: opened.isClosed, heard, timers, dialled: sockets.length }).toEqual({
    closed: true,
    heard: [],
    timers: [],
    dialled: 1,
  });
});

test('closed before it had its token, it never connects', async () => {
  const { sockets, close, settle, timers } = connectedPage();
  close();
  await settle();
  expect([sockets, timers]).toEqual([[], []]);
});

test.each<[string, Partial<Surroundings>]>([
  ['nobody is signed in', { token: async () => undefined }],
  ['the token cannot be renewed', { token: () => Promise.reject(new Error('offline')) }],
  ['the site does not say where', { endpoint: () => Promise.reject(new Error('no config')) }],
  ['the way is open to others', { endpoint: async () => ({ ...ENDPOINT, url: 'ws://live.test/event/realtime' }) }],
])('it does not connect while %s, and asks again later', async (_, changes) => {
  const { sockets, pauses, settle } = connectedPage(changes);
  await settle();
  expect([sockets, pauses]).toEqual([[], [500]]);
});

test.each(['ws://127.0.0.1:4408/event/realtime', 'ws://localhost:4408/', 'ws://[::1]:4408/'])(
  'a laptop needs no TLS: %s',
  async (url) => {
    const { socket } = connectedPage({ endpoint: async () => ({ ...ENDPOINT, url }) });
    expect((await socket()).url).toBe(url);
  },
);

test('each connection asks for a token anew: the old one may be over', async () => {
  let requests = 0;
  const { socket, pass } = connectedPage({ token: async () => `token ${++requests}` });
  (await socket()).ends();
  await pass(500);
  const [, header = ''] = (await socket()).protocols;
  expect(Buffer.from(header.slice('header-'.length), 'base64url').toString()).toContain('token 2');
});
