import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { type EventsUnderTest, eventsUnderTest } from './test/events-under-test.ts';

type Call = { service?: string; region?: string; secret?: string; at?: Date; signed?: string; sent?: string };

const bodyFor = ({ channel }: EventsUnderTest, events: unknown = ['{}']) => JSON.stringify({ channel, events });

/** Publishes with a signature over these values, and returns the response. */
async function answer(events: EventsUnderTest, call: Call = {}) {
  const { hostname, port, host, pathname: path } = new URL(events.publishUrl);
  const signer = new SignatureV4({
    service: call.service ?? 'appsync',
    region: call.region ?? 'us-east-1',
    credentials: {
      accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: call.secret ?? process.env.AWS_SECRET_ACCESS_KEY ?? '',
      ...(process.env.AWS_SESSION_TOKEN && { sessionToken: process.env.AWS_SESSION_TOKEN }),
    },
    sha256: Sha256,
  });
  const body = call.signed ?? bodyFor(events);
  const { headers } = await signer.sign(
    { method: 'POST', protocol: 'http:', hostname, port: Number(port), path, headers: { host }, body },
    { signingDate: call.at ?? new Date() },
  );
  const reply = await fetch(events.publishUrl, { method: 'POST', headers, body: call.sent ?? body });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

it('a signed call is accepted, and each event gets an identifier', async () => {
  expect(await answer(await eventsUnderTest())).toEqual({
    status: 200,
    body: { failed: [], successful: [{ identifier: expect.any(String), index: 0 }] },
  });
});

it.each<[string, Call]>([
  ['with another secret', { secret: 'guessed' }],
  ['for another service', { service: 'execute-api' }],
  ['for another region', { region: 'eu-west-1' }],
  ['six minutes ago', { at: new Date(Date.now() - 6 * 60_000) }],
  ['over another body', { sent: '{"channel":"/artists/somebody","events":["1"]}' }],
])('a call signed %s is refused', async (_, call) => {
  const { status, body } = await answer(await eventsUnderTest(), call);
  expect([status >= 400 && status < 500, body]).toEqual([true, { errors: [expect.any(Object)] }]);
});

it.each([
  ['nobody', {}],
  ["a user's token", { authorization: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' }],
  ['an API key', { 'x-api-key': 'da2-0123456789' }],
])('%s cannot publish: only IAM may', async (_, headers) => {
  const events = await eventsUnderTest();
  const shown = 'authorization' in headers ? { authorization: events.token } : headers;
  const reply = await fetch(events.publishUrl, { method: 'POST', headers: shown, body: bodyFor(events) });
  expect(reply.status).toBe(401);
  expect(await reply.json()).toMatchObject({ errors: [{ errorType: 'UnauthorizedException' }] });
});

it.each<[string, unknown]>([
  ['six events', Array(6).fill('1')],
  ['no event', []],
  ['an event that is no text', [{}]],
  ['an event that is no JSON', ['night ferry']],
  ['no list', 'x'],
])('a call with %s is refused', async (_, list) => {
  const events = await eventsUnderTest();
  expect(await answer(events, { signed: bodyFor(events, list) })).toMatchObject({
    status: 400,
    body: { errors: [{ errorType: 'BadRequestException' }] },
  });
});
