import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchJson } from './fetch-json.ts';

let server: Server;
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const ask = (timeoutMs?: number) =>
  fetchJson(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), timeoutMs);

test('reads JSON', async () => {
  answer = (response) => response.end('{"resultCount":0}');
  expect(await ask()).toEqual({ resultCount: 0 });
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['an error’s status', (response) => response.writeHead(403).end('{}'), /answered with 403/],
  ['a page', (response) => response.end('<html></html>'), /JSON/],
  ['too much', (response) => response.end(`"${'x'.repeat(1_000_001)}"`), /characters/],
])('refuses %s', async (_, reply, message) => {
  answer = reply;
  await expect(ask()).rejects.toThrow(message);
});

test('gives up when the catalogue does not answer', async () => {
  answer = () => {};
  await expect(ask(30)).rejects.toThrow(/timeout/i);
});
