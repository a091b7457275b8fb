import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveMessage } from '../../shared/live/message.ts';
import { anId } from '../../shared/test/builders.ts';
import { liveGateway } from './live-gateway.ts';

// The signature, and the requests that the service accepts, are covered by the tests of infra/local/stand-ins/events.
type Body = { channel: string; events: string[] };
type Called = { headers: Record<string, unknown>; body: Body };

let server: Server;
let answer: (response: ServerResponse, body: Body) => void;
let calls: Called[];
beforeEach(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'Projector', AWS_SECRET_ACCESS_KEY: 'local' });
  calls = [];
  answer = (response) => response.end('{"failed":[],"successful":[]}');
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as Body;
    calls.push({ headers: request.headers, body });
    answer(response, body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const gateway = (timeoutMs?: number) =>
  liveGateway({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/event`,
    region: 'us-east-1',
    ...(timeoutMs && { timeoutMs }),
  });
const messages = (count: number): LiveMessage[] =>
  Array.from({ length: count }, (_, n) => ({ kind: 'release-changed', releaseId: anId(`rel_${n}`), rev: n }));

test('sends a message as JSON text, signed for AppSync with time and host', async () => {
  await gateway().publish('/artists/mara', messages(1));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ channel: '/artists/mara', events: [JSON.stringify(messages(1)[0])] });
  expect(calls[0]?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=Projector\/\d{8}\/us-east-1\/appsync\/aws4_request, SignedHeaders=[\w;-]*host;[\w;-]*x-amz-date/,
  );
});

test('sends twelve messages in three calls of at most five', async () => {
  await gateway().publish('/artists/mara', messages(12));
  expect(calls.map(({ body }) => body.events.length).sort()).toEqual([2, 5, 5]);
  expect(calls.flatMap(({ body }) => body.events).sort()).toEqual(
    messages(12)
      .map((one) => JSON.stringify(one))
      .sort(),
  );
});

test('makes no call without messages', async () => {
  await gateway().publish('/artists/mara', []);
  expect(calls).toEqual([]);
});

test('throws the status and text of an error response', async () => {
  answer = (response) => response.writeHead(403).end('{"errors":[{"errorType":"AccessDeniedException"}]}');
  await expect(gateway().publish('/artists/mara', messages(1))).rejects.toThrow(/answered with 403: .*AccessDenied/);
});

test('throws if an event was not accepted, although the call succeeded', async () => {
  answer = (response) => response.end('{"failed":[{"index":1,"code":1,"message":"too large"}],"successful":[]}');
  await expect(gateway().publish('/artists/mara', messages(2))).rejects.toThrow('1 of 2 events were not published');
});

test('gives up when the service does not answer', async () => {
  answer = () => {};
  await expect(gateway(30).publish('/artists/mara', messages(1))).rejects.toThrow(/timeout/i);
}, 5000);
