import { type HttpCall, httpCall, serving } from '../../test/http-call.ts';
import { poolTokens } from '../../test/pool-tokens.ts';
import { type SmallResources, smallTemplate } from '../../test/small-template.ts';
import { createGateway } from './gateway.ts';
import type { gatewayEvent } from './gateway-event.ts';

type Event = ReturnType<typeof gatewayEvent>;

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool';
const AUDIENCE = 'web-client';
const { jwks, token } = poolTokens({ iss: ISSUER, client_id: AUDIENCE });
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const route = (key: string, name: string, isOpen = true, AuthorizationScopes?: string[]): SmallResources => ({
  [`Route${name}`]: {
    Type: 'AWS::ApiGatewayV2::Route',
    Properties: {
      RouteKey: key,
      Target: `integrations/To${name}`,
      ...(AuthorizationScopes && { AuthorizationScopes }),
      ...(isOpen ? { AuthorizationType: 'NONE' } : { AuthorizationType: 'JWT', AuthorizerId: { Ref: 'Users' } }),
    },
  },
  [`To${name}`]: { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationUri: name } },
});
const template = smallTemplate({
  Users: {
    Type: 'AWS::ApiGatewayV2::Authorizer',
    Properties: { JwtConfiguration: { Issuer: ISSUER, Audience: [AUDIENCE] } },
  },
  ...route('GET /api/me', 'Me', false),
  ...route('GET /api/scoped', 'Scoped', false, ['user', 'robot']),
  ...route('GET /api/things/{thingId}', 'Thing'),
  ...route('GET /api/things/mine', 'Mine'),
  ...route('GET /api/things/{thingId}/parts/{partId}', 'Part'),
  ...route('POST /api/things', 'Make'),
});

/** Makes one call through the gateway. @returns the event that the function received, and the response to the caller */
async function through(call: HttpCall, answer: (event: Event) => unknown = () => ({ statusCode: 200, body: '{}' })) {
  const invoked: { target: string; event: Event }[] = [];
  const invoke = async (target: string, event: unknown) => {
    invoked.push({ target, event: event as Event });
    return answer(event as Event);
  };
  const reply = await serving(createGateway(template, invoke, jwks), (url) => httpCall(url, call));
  return { reply, invoked, event: invoked[0]?.event };
}
const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

describe('a route for users', () => {
  it('accepts a token of the pool, and passes its claims on as strings', async () => {
    const groups = { 'cognito:groups': ['admin', 'staff'], email_verified: true };
    const { event } = await through({ path: '/api/me', headers: bearer(token(groups)) });
    expect(event?.requestContext.authorizer?.jwt.claims).toMatchObject({
      sub: 'artist',
      client_id: AUDIENCE,
      'cognito:groups': '[admin staff]',
      email_verified: 'true',
    });
  });

  const past = Math.floor(Date.now() / 1000) - 10;
  it.each([
    ['no token', {}],
    ['something that is none', bearer('abc')],
    ['a token for another client', bearer(token({ client_id: 'other' }))],
    ['an id token for another client', bearer(token({ client_id: undefined, aud: 'other' }))],
    ['a token of another pool', bearer(token({ iss: `${ISSUER}x` }))],
    ['a token that is over', bearer(token({ exp: past }))],
    ['a token without an end', bearer(token({ exp: undefined }))],
    [
      'a token with changed claims',
      bearer(
        token().replace(/\.[^.]+\./, `.${encoded({ iss: ISSUER, client_id: AUDIENCE, sub: 'admin', exp: 9e9 })}.`),
      ),
    ],
    [
      'a token without a signature',
      bearer(`${encoded({ alg: 'none' })}.${encoded({ iss: ISSUER, client_id: AUDIENCE, exp: 9e9 })}.`),
    ],
  ])('answers 401 to %s, and runs no function', async (_what, headers) => {
    const { reply, invoked } = await through({ path: '/api/me', headers });
    expect(reply).toMatchObject({ status: 401, body: '{"message":"Unauthorized"}' });
    expect(invoked).toEqual([]);
  });
});

describe('a route with scopes', () => {
  it.each([
    ...['user', 'robot', 'other user'].map((scope) => [scope, 200, 1] as const),
    ...[undefined, '', 'other', 'users'].map((scope) => [scope, 403, 0] as const),
  ])('answers to a token with %j: %i, and runs %i functions', async (scope, status, runs) => {
    const { reply, invoked } = await through({ path: '/api/scoped', headers: bearer(token({ scope })) });
    expect(reply.status).toBe(status);
    expect(invoked).toHaveLength(runs);
  });
});

describe('a path', () => {
  it('provides the decoded values of its parameters', async () => {
    const { event } = await through({ path: '/api/things/a%2Fb%20c/parts/%C3%A9' });
    expect(event).toMatchObject({
      routeKey: 'GET /api/things/{thingId}/parts/{partId}',
      pathParameters: { thingId: 'a/b c', partId: 'é' },
    });
  });

  it('without parameters wins over one with them, as at API Gateway', async () => {
    const { event, invoked } = await through({ path: '/api/things/mine' });
    expect(invoked[0]?.target).toBe('Mine');
    expect(event).not.toHaveProperty('pathParameters');
  });

  it.each([
    ['that no route has', 'GET', '/api/nothing'],
    ['of another method', 'DELETE', '/api/me'],
    ['with a part more', 'GET', '/api/things/a/b'],
    ['with an empty name', 'GET', '/api/things/'],
  ])('%s is not found', async (_what, method, path) => {
    expect((await through({ method, path })).reply).toMatchObject({ status: 404, body: '{"message":"Not Found"}' });
  });

  it.each(['/api/things/%E0%A4%A', '//', '/api/things/%'])(
    'that cannot be parsed is refused, and the laptop keeps running: %s',
    async (path) => {
      const { reply, invoked } = await through({ path });
      expect(reply.status).toBe(400);
      expect(invoked).toEqual([]);
    },
  );
});

describe('a request', () => {
  const posted = (type: string, body: string | Buffer) => ({
    method: 'POST',
    path: '/api/things',
    headers: { 'content-type': type },
    body,
  });

  it('joins repeated query parameters, and decodes them', async () => {
    const { event } = await through({ path: '/api/things/mine?tag=a&tag=b&name=x%20%26y' });
    expect(event).toMatchObject({
      queryStringParameters: { tag: 'a,b', name: 'x &y' },
      rawQueryString: 'tag=a&tag=b&name=x%20%26y',
    });
  });

  it('passes JSON on as text and everything else as base64', async () => {
    const json = await through(posted('application/json', '{"é":1}'));
    expect(json.event).toMatchObject({ body: '{"é":1}', isBase64Encoded: false });
    const bytes = Buffer.from([0, 255, 128]);
    const binary = await through(posted('audio/wav', bytes));
    expect(binary.event).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
  });

  it("appends the address of the gateway's caller to those of the edge and the caller", async () => {
    const { event } = await through({
      path: '/api/things/mine',
      headers: { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
    });
    expect(event?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7, 127.0.0.1, 127.0.0.1' });
  });

  it('carries its cookies separately from its headers', async () => {
    const { event } = await through({ path: '/api/things/mine', headers: { cookie: 'a=1; b=2' } });
    expect(event?.cookies).toEqual(['a=1', 'b=2']);
    expect(event?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['text', 'text/plain', 6_280_000],
    ['bytes, of which base64 makes a third more', 'audio/wav', 4_710_000],
  ])("whose event is larger than Lambda's limit of 6 MB is refused: %s", async (_, type, fits) => {
    expect((await through(posted(type, Buffer.alloc(fits, 'a')))).reply.status).toBe(200);
    const { reply, invoked } = await through(posted(type, Buffer.alloc(fits + 11_456, 'a')));
    expect(reply).toMatchObject({ status: 413, body: '{"message":"Request Entity Too Large"}' });
    expect(invoked).toEqual([]);
  });

  it.each([
    ['header values', { path: '/api/things/mine' }, 'x-large'],
    ['an address', { path: `/api/things/mine?q=${'a'.repeat(5_000)}` }, 'x-rest'],
  ])('with more than 10,240 bytes before its body is refused: %s', async (_, { path }, header) => {
    const sized = (bytes: number) =>
      through({ path, headers: { host: 'localhost', connection: 'close', [header]: 'a'.repeat(bytes) } });
    const room = 10_240 - `GET ${path} HTTP/1.1localhostclose`.length;
    expect((await sized(room)).reply.status).toBe(200);
    const { reply, invoked } = await sized(room + 1);
    expect(reply).toMatchObject({ status: 431, body: '{"message":"Request Header Fields Too Large"}' });
    expect(invoked).toEqual([]);
  });
});

describe('an answer', () => {
  it("keeps the function's status, headers, cookies and bytes", async () => {
    const { reply } = await through({ path: '/api/things/mine' }, () => ({
      statusCode: 201,
      headers: { 'content-type': 'text/csv' },
      cookies: ['a=1', 'b=2'],
      body: Buffer.from('é').toString('base64'),
      isBase64Encoded: true,
    }));
    expect(reply).toMatchObject({
      status: 201,
      body: 'é',
      headers: { 'content-type': 'text/csv', 'set-cookie': ['a=1', 'b=2'] },
    });
  });

  it("larger than Lambda's limit of 6 MB is a failure", async () => {
    const answering = (bytes: number) =>
      through({ path: '/api/things/mine' }, () => ({ statusCode: 200, body: 'a'.repeat(bytes) }));
    const room = 6_291_556 - '{"statusCode":200,"body":""}'.length;
    expect((await answering(room)).reply.status).toBe(200);
    expect((await answering(room + 1)).reply).toMatchObject({
      status: 500,
      body: '{"message":"Internal Server Error"}',
    });
  });

  it.each([
    [503, 'Service Unavailable', 'a function that takes too long', 'Task timed out after 15 seconds'],
    [500, 'Internal Server Error', 'a function that fails', 'secret detail'],
  ])('is %i, %s, for %s; the reason stays inside', async (status, message, _what, reason) => {
    const { reply } = await through({ path: '/api/things/mine' }, () => {
      throw new Error(reason);
    });
    expect(reply).toMatchObject({ status, body: JSON.stringify({ message }) });
  });
});
