import { expect, test } from '@jest/globals';
import type { ConnectionContext } from './live-connection.ts';
import { CHANNEL, connectedPage, ENDPOINT } from './test/connected-page.ts';

test('sends its token when it connects and when it subscribes, as the protocol requires', async () => {
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
])('ignores malformed messages: %j', async (text) => {
  const { socket, heard, sockets } = connectedPage();
  const opened = await socket();
  opened.accepts();
  opened.says(text);
  expect([heard.length, sockets.length, opened.isClosed]).toEqual([0, 1, false]);
});

test('reports no gap for the first connection, but for each one after an interruption', async () => {
  const { socket, pass, reconnects } = connectedPage();
  (await socket()).accepts();
  expect(reconnects()).toBe(0);
  (await socket()).ends();
  await pass(500);
  expect(reconnects()).toBe(0);
  (await socket()).accepts();
  expect(reconnects()).toBe(1);
});

test('reports a gap if the first connection needed a second attempt, because the page was loaded before', async () => {
  const { socket, pass, reconnects } = connectedPage();
  (await socket()).ends();
  await pass(500);
  (await socket()).accepts();
  expect(reconnects()).toBe(1);
});

test('increases pauses up to thirty seconds, and starts over after a success', async () => {
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

test('varies the pauses between pages, so that not all of them reconnect at once', async () => {
  const pausesOf = async (random: number) => {
    const { socket, pauses } = connectedPage({ random: () => random });
    (await socket()).ends();
    return pauses.at(-1);
  };
  expect([await pausesOf(0), await pausesOf(0.5)]).toEqual([250, 375]);
});

test.each(['connection_error', 'subscribe_error'])(
  'closes the connection after a %s, and tries again later',
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

test('treats a service as dead if it is silent for longer than it announced; a keep-alive prevents this', async () => {
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

test('does not wait for a service that never responds', async () => {
  const { socket, pass } = connectedPage();
  const silent = await socket();
  silent.open();
  await pass(15_000);
  expect(silent.isClosed).toBe(true);
});

test('reconnects at once after a change of network, even if the browser has not noticed that the old connection is dead', async () => {
  const { socket, sockets, redial, reconnects } = connectedPage();
  const old = await socket();
  old.accepts();
  redial();
  (await socket()).accepts();
  expect([sockets.length, old.isClosed, reconnects()]).toEqual([2, true, 1]);
});

test('when the page becomes visible, reconnects at once if it was waiting for the next attempt, and keeps a live connection', async () => {
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

test('when the page becomes visible after a sleep, treats a connection that was silent for too long as dead', async () => {
  const { socket, sockets, check, sleep } = connectedPage();
  const old = await socket();
  old.accepts();
  sleep(300_001);
  check();
  await socket();
  expect([sockets.length, old.isClosed]).toEqual([2, true]);
});

test('once closed, receives nothing and never reconnects', async () => {
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

test('never connects if it is closed before it has its token', async () => {
  const { sockets, close, settle, timers } = connectedPage();
  close();
  await settle();
  expect([sockets, timers]).toEqual([[], []]);
});

test.each<[string, Partial<ConnectionContext>]>([
  ['nobody is signed in', { token: async () => undefined }],
  ['the token cannot be renewed', { token: () => Promise.reject(new Error('offline')) }],
  ['the site has no endpoint', { endpoint: () => Promise.reject(new Error('no config')) }],
  [
    'the connection is not encrypted',
    { endpoint: async () => ({ ...ENDPOINT, url: 'ws://live.test/event/realtime' }) },
  ],
])('does not connect while %s, and tries again later', async (_, changes) => {
  const { sockets, pauses, settle } = connectedPage(changes);
  await settle();
  expect([sockets, pauses]).toEqual([[], [500]]);
});

test.each(['ws://127.0.0.1:4408/event/realtime', 'ws://localhost:4408/', 'ws://[::1]:4408/'])(
  'needs no TLS for a local site: %s',
  async (url) => {
    const { socket } = connectedPage({ endpoint: async () => ({ ...ENDPOINT, url }) });
    expect((await socket()).url).toBe(url);
  },
);

test('requests a new token for each connection, because the old one may have expired', async () => {
  let requests = 0;
  const { socket, pass } = connectedPage({ token: async () => `token ${++requests}` });
  (await socket()).ends();
  await pass(500);
  const [, header = ''] = (await socket()).protocols;
  expect(Buffer.from(header.slice('header-'.length), 'base64url').toString()).toContain('token 2');
});
