import { jest } from '@jest/globals';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import { contract, file, rawBody } from '../../shared/contract/route.ts';
import { logOf } from '../test/log-of.ts';
import type { RunIdempotent } from './idempotency.ts';
import type { LogFields } from './logger.ts';
import { type Handlers, ORIGIN_HEADER, serve } from './serve.ts';

const rows = contract({
  'GET /api/songs': {
    access: 'public',
    reply: z.object({ title: z.string() }),
    problems: ['payment-provider-unavailable', 'release-locked'],
  },
  'GET /api/songs/{songId}': {
    access: 'signed-in',
    params: z.object({ songId: z.string().regex(/^sng_\d$/) }),
    query: z.strictObject({ take: z.string().optional() }),
    reply: z.object({ title: z.string(), caller: z.string() }),
    problems: [],
  },
  'POST /api/songs': {
    access: 'active-artist',
    body: z.strictObject({ title: z.string() }),
    reply: z.object({ title: z.string() }),
    problems: ['release-locked'],
    idempotent: 'in-its-write',
  },
  'GET /api/admin/songs': { access: 'admin', reply: file('text/csv'), problems: [] },
  'PUT /api/songs': {
    access: 'signed-in',
    body: z.strictObject({
      tags: z.array(z.enum(['live', 'demo', 'remix'])).max(1000, { abort: true }),
      notes: z.record(z.string().max(300), z.boolean()).optional(),
    }),
    reply: z.object({ tags: z.number() }),
    problems: [],
  },
  'POST /api/hooks': { access: 'public', body: rawBody, reply: z.object({ size: z.number() }), problems: [] },
});

/** What came in under each route, and what the next call does instead of answering. */
let seen: Record<string, unknown>[] = [];
let sabotage: (() => void) | undefined;
let logged: { message: string; fields: LogFields }[] = [];
beforeEach(() => {
  seen = [];
  logged = [];
  sabotage = undefined;
});

const arrived = (call: object) => {
  seen.push(call as Record<string, unknown>);
  sabotage?.();
};

const handlers: Handlers<typeof rows> = {
  'GET /api/songs': async (call) => {
    arrived(call);
    return { title: 'Night Ferry', secretNote: 'never promised' };
  },
  'GET /api/songs/{songId}': async (call) => {
    arrived(call);
    return { title: call.params.songId, caller: call.actor.artistId };
  },
  'POST /api/songs': async (call) => {
    arrived(call);
    return call.storeWithEffect({ title: call.body.title }, async () => undefined);
  },
  'GET /api/admin/songs': async (call) => {
    arrived(call);
    return { fileName: 'songs.csv', body: 'a\r\nb' };
  },
  'PUT /api/songs': async (call) => {
    arrived(call);
    return { tags: call.body.tags.length };
  },
  'POST /api/hooks': async (call) => {
    arrived(call);
    return { size: call.body.bytes.length };
  },
};

const keysUsed: (string | undefined)[] = [];
const idempotency: RunIdempotent = async (_way, { key }, run) => {
  keysUsed.push(key);
  return run({ storeWithEffect: async (answer: unknown) => answer } as never);
};

const handler = serve(rows, handlers, {
  readAccess: async (artistId) => ({
    artistId,
    artistName: 'Mara',
    status: artistId === 'inactive' ? 'new' : 'active',
    isAdmin: artistId === 'boss' || artistId === 'demoted-in-the-pool',
  }),
  idempotency,
  log: logOf({ error: (message, fields) => logged.push({ message, fields }) }),
  originSecrets: ['today', 'yesterday'],
});

type Sent = {
  origin?: string;
  sub?: string;
  groups?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: string;
  base64?: boolean;
};

async function call(routeKey: string, sent: Sent = {}) {
  const event = {
    routeKey,
    headers: { [ORIGIN_HEADER]: sent.origin ?? 'today', 'idempotency-key': 'k1' },
    ...(sent.params && { pathParameters: sent.params }),
    ...(sent.query && { queryStringParameters: sent.query }),
    ...(sent.body !== undefined && { body: sent.body }),
    isBase64Encoded: sent.base64 ?? false,
    requestContext: {
      requestId: 'req-7',
      ...(sent.sub && {
        authorizer: { jwt: { claims: { sub: sent.sub, token_use: 'access', 'cognito:groups': sent.groups } } },
      }),
    },
  } as unknown as APIGatewayProxyEventV2;
  const answer = await handler(event as never, {} as Context);
  const text = answer.body ?? '';
  const isJson = String(answer.headers?.['content-type']).endsWith('json');
  return { status: answer.statusCode, headers: answer.headers, text, json: isJson ? JSON.parse(text) : undefined };
}

describe('the origin header', () => {
  it('is accepted with both values that are valid during a rotation', async () => {
    expect((await call('GET /api/songs', { origin: 'today' })).status).toBe(200);
    expect((await call('GET /api/songs', { origin: 'yesterday' })).status).toBe(200);
  });

  it.each(['', 'tomorrow', 'today ', 'TODAY', 'today,yesterday'])('is refused as %j', async (origin) => {
    const answer = await call('GET /api/songs', { origin });
    expect(answer).toMatchObject({ status: 403, json: { code: 'wrong-origin' } });
    expect(seen).toEqual([]);
  });

  it('is missing when a caller went round the site', async () => {
    const event = { routeKey: 'GET /api/songs', headers: {}, requestContext: { requestId: 'r' } };
    expect(await handler(event as never, {} as Context)).toMatchObject({ statusCode: 403 });
    expect(seen).toEqual([]);
  });
});

describe('access', () => {
  it.each([
    ['GET /api/songs/{songId}', undefined, 'sign-in-required'],
    ['POST /api/songs', undefined, 'sign-in-required'],
    ['POST /api/songs', 'inactive', 'account-inactive'],
    ['GET /api/admin/songs', undefined, 'sign-in-required'],
    ['GET /api/admin/songs', 'mara', 'admin-only'],
    ['GET /api/admin/songs', 'boss', 'admin-only'],
  ])('%s by %s: %s', async (routeKey, sub, code) => {
    const answer = await call(routeKey, { ...(sub && { sub }), body: '{"title":"x"}' });
    expect(answer.json.code).toBe(code);
    expect(seen).toEqual([]);
  });

  it('is asked before the request is read: a stranger learns nothing of its form', async () => {
    expect((await call('POST /api/songs', { body: 'not json' })).json.code).toBe('sign-in-required');
    expect((await call('GET /api/admin/songs', { sub: 'mara', body: 'x' })).json.code).toBe('admin-only');
  });

  it('is open for an admin by role and group together', async () => {
    expect((await call('GET /api/admin/songs', { sub: 'boss', groups: '[admin]' })).status).toBe(200);
    expect((await call('GET /api/admin/songs', { sub: 'mara', groups: '[admin]' })).status).toBe(403);
  });
});

describe('what arrives', () => {
  it('is parsed by the row', async () => {
    const answer = await call('GET /api/songs/{songId}', {
      sub: 'mara',
      params: { songId: 'sng_1' },
      query: { take: '2' },
    });
    expect(answer.json).toEqual({ title: 'sng_1', caller: 'mara' });
    expect(seen[0]).toMatchObject({ params: { songId: 'sng_1' }, query: { take: '2' }, body: undefined });
  });

  it.each([
    ['a wrong parameter', 'GET /api/songs/{songId}', { params: { songId: '../1' } }],
    ['no parameter', 'GET /api/songs/{songId}', {}],
    ['an unknown query', 'GET /api/songs/{songId}', { params: { songId: 'sng_1' }, query: { debug: '1' } }],
    ['bad JSON', 'POST /api/songs', { body: '{"title":' }],
    ['no body', 'POST /api/songs', {}],
    ['a body of another type', 'POST /api/songs', { body: '["Night Ferry"]' }],
    ['an unknown field', 'POST /api/songs', { body: '{"title":"x","isAdmin":true}' }],
    ['a missing field', 'POST /api/songs', { body: '{}' }],
  ] as const)('%s is refused, with what is wrong and without running anything', async (_, routeKey, sent) => {
    const answer = await call(routeKey, { sub: 'mara', ...sent });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid-request', requestId: 'req-7' } });
    expect(answer.json.details.issues.length).toBeGreaterThan(0);
    expect(seen).toEqual([]);
  });

  it('is refused before anybody looks into it when it has more than 256 KB, also where it is raw', async () => {
    const parsing = jest.spyOn(JSON, 'parse');
    const tooLarge = `"${'x'.repeat(256 * 1024)}"`;
    const inBase64 = Buffer.from(tooLarge).toString('base64');
    const answers = [
      await call('POST /api/songs', { sub: 'mara', body: tooLarge }),
      await call('POST /api/songs', { sub: 'mara', body: inBase64, base64: true }),
      await call('POST /api/hooks', { body: inBase64, base64: true }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 413, json: { code: 'request-too-large' } });
    // Only the test itself has read the replies.
    expect(parsing.mock.calls.filter(([text]) => text.length > 1000)).toEqual([]);
    parsing.mockRestore();
    expect(seen).toEqual([]);
    const atTheEdge = 'x'.repeat(256 * 1024);
    expect((await call('POST /api/hooks', { body: atTheEdge })).json).toEqual({ size: 256 * 1024 });
  });

  it.each([
    ['twenty thousand stores that nobody knows', { tags: Array(20_000).fill('x') }],
    ['a thousand wrong entries', { tags: Array(1000).fill('x'.repeat(80)) }],
    [
      'ten thousand wrong keys',
      { tags: [], notes: Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`${n}`.repeat(99), 1])) },
    ],
    [
      'ten thousand unknown members',
      { tags: [], ...Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, 1])) },
    ],
    ['a long text in the place of a list', { tags: 'x'.repeat(80_000) }],
  ])('is refused in a few words when it holds %s', async (_, body) => {
    const answer = await call('PUT /api/songs', { sub: 'mara', body: JSON.stringify(body) });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid-request' } });
    expect(answer.text.length).toBeLessThan(4000);
    expect(answer.json.details.issues.length).toBeLessThanOrEqual(10);
    expect(answer.text).not.toMatch(/remix|xxxx|k99/);
    for (const issue of answer.json.details.issues) expect(Object.keys(issue)).toEqual(['path', 'code', 'message']);
  });

  it('is decoded when the gateway encoded it', async () => {
    const body = Buffer.from('{"title":"Noël"}').toString('base64');
    expect((await call('POST /api/songs', { sub: 'mara', body, base64: true })).json).toEqual({ title: 'Noël' });
  });

  it('is handed over as the exact bytes where a signature is computed over them', async () => {
    const body = Buffer.from([0xff, 0x00, 0xc3]).toString('base64');
    expect((await call('POST /api/hooks', { body, base64: true })).json).toEqual({ size: 3 });
  });

  it('runs once for its Idempotency-Key only where the row says so', async () => {
    keysUsed.length = 0;
    await call('GET /api/songs/{songId}', { sub: 'mara', params: { songId: 'sng_1' } });
    expect(keysUsed).toEqual([]);
    await call('POST /api/songs', { sub: 'mara', body: '{"title":"x"}' });
    expect(keysUsed).toEqual(['k1']);
  });
});

describe('what is answered', () => {
  it('holds only what the row promises', async () => {
    const answer = await call('GET /api/songs');
    expect(answer.text).toBe('{"title":"Night Ferry"}');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('is a file to save where the row says so', async () => {
    const answer = await call('GET /api/admin/songs', { sub: 'boss', groups: '[admin]' });
    expect(answer).toMatchObject({
      status: 200,
      text: 'a\r\nb',
      headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="songs.csv"' },
    });
  });

  it('is problem+json with the code, its status and its details when the domain refuses', async () => {
    sabotage = () => {
      throw new Problem('release-locked', { since: '2026' });
    };
    const answer = await call('POST /api/songs', { sub: 'mara', body: '{"title":"x"}' });
    expect(answer).toMatchObject({ status: 409, headers: { 'content-type': 'application/problem+json' } });
    expect(answer.json).toEqual({
      code: 'release-locked',
      title: 'A submitted release cannot be changed.',
      details: { since: '2026' },
      requestId: 'req-7',
    });
    expect(logged).toEqual([]);
  });

  it('is "internal" for anything unexpected: the log gets the reason, the caller only the id to ask for', async () => {
    sabotage = () => {
      throw new Error('password=hunter2 at table segno-data');
    };
    const answer = await call('GET /api/songs');
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      code: 'internal',
      title: 'Something went wrong on our side.',
      details: {},
      requestId: 'req-7',
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields).toMatchObject({ requestId: 'req-7', route: 'GET /api/songs' });
    expect(logged[0]?.fields.error).toContain('hunter2');
  });

  it('is "internal" for a refusal that the row does not promise, by its code in the log: the row lies, or the handler', async () => {
    sabotage = () => {
      throw new Problem('release-paid');
    };
    expect(await call('GET /api/songs')).toMatchObject({ status: 500, json: { code: 'internal', details: {} } });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields.error).toContain("The row does not promise 'release-paid'");
  });

  it('is what any route may answer, though no row promises it', async () => {
    sabotage = () => {
      throw new Problem('invalid-request', { issues: [] });
    };
    expect(await call('GET /api/songs')).toMatchObject({ status: 400, json: { code: 'invalid-request' } });
    expect(logged).toEqual([]);
  });

  it('design 2.16: says when to ask again after a burst of others’ writes', async () => {
    sabotage = () => {
      throw new Problem('busy', { reason: 'TransactionConflictException' });
    };
    const answer = await call('GET /api/songs');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, json: { code: 'busy', details: {} } });
    expect(logged[0]?.fields.reason).toBe('TransactionConflictException');
  });

  it('is told in the log with its reason when another service failed, and the caller does not learn it', async () => {
    sabotage = () => {
      throw new Problem('payment-provider-unavailable', { reason: 'connect ECONNREFUSED 10.0.0.1' });
    };
    const answer = await call('GET /api/songs');
    expect(answer).toMatchObject({ status: 503, json: { code: 'payment-provider-unavailable', details: {} } });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields).toMatchObject({
      requestId: 'req-7',
      route: 'GET /api/songs',
      code: 'payment-provider-unavailable',
      reason: 'connect ECONNREFUSED 10.0.0.1',
    });
  });

  it('is a reply all the same when a refusal cannot be written, and the log has the reason', async () => {
    sabotage = () => {
      throw new Problem('release-locked', { since: 1n });
    };
    expect(await call('GET /api/songs')).toMatchObject({ status: 500, json: { code: 'internal', requestId: 'req-7' } });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields.error).toMatch(/BigInt/);
  });

  it('is a reply all the same when the log fails', async () => {
    const printed = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const mute = serve(rows, handlers, {
      readAccess: async () => undefined,
      idempotency,
      log: logOf({
        error: () => {
          throw new Error('no space left');
        },
      }),
      originSecrets: ['today'],
    });
    const event = { routeKey: 'GET /api/other', headers: { [ORIGIN_HEADER]: 'today' } };
    expect(await mute(event as never, {} as Context)).toMatchObject({ statusCode: 500 });
    expect(printed).toHaveBeenCalledWith('a request failed', 'Error: no space left');
    printed.mockRestore();
  });

  it('is "internal", with the size in the log, when it is more than Lambda can carry', async () => {
    const long = serve(
      rows,
      { ...handlers, 'GET /api/songs': async () => ({ title: '"'.repeat(3_200_000) }) },
      {
        readAccess: async () => undefined,
        idempotency,
        log: logOf({ error: (message, fields) => logged.push({ message, fields }) }),
        originSecrets: ['today'],
      },
    );
    const event = { routeKey: 'GET /api/songs', headers: { [ORIGIN_HEADER]: 'today' } };
    expect(await long(event as never, {} as Context)).toMatchObject({ statusCode: 500 });
    expect(logged[0]?.fields.error).toMatch(/The reply has \d+ bytes/);
  });

  it('is "internal" too when a handler lacks what its row promises, and for a route that has no row', async () => {
    const broken = serve(
      rows,
      { ...handlers, 'GET /api/songs': async () => ({}) as never },
      {
        readAccess: async () => undefined,
        idempotency,
        log: logOf({ error: (message, fields) => logged.push({ message, fields }) }),
        originSecrets: ['today'],
      },
    );
    const event = {
      routeKey: 'GET /api/songs',
      headers: { [ORIGIN_HEADER]: 'today' },
      requestContext: { requestId: 'r' },
    };
    expect(await broken(event as never, {} as Context)).toMatchObject({ statusCode: 500 });
    expect(await call('GET /api/other')).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect(logged).toHaveLength(2);
  });
});
