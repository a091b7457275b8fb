import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { contract, file, rawBody } from '../../shared/contract/route.ts';
import type { RunIdempotent } from '../platform/idempotency.ts';
import type { Log, LogFields } from '../platform/logger.ts';
import { type Handlers, ORIGIN_HEADER, serve } from '../platform/serve.ts';
import { testLog } from './test-log.ts';

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
  'GET /api/admin/charts': { access: 'admin', reply: z.object({ title: z.string() }), conditional: true, problems: [] },
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

/** The calls to each route, the errors that were logged, and the failure to inject next. */
export const seen: Record<string, unknown>[] = [];
export const logged: { message: string; fields: LogFields }[] = [];
export const keysUsed: (string | undefined)[] = [];
/** Whether each read of the caller's access was consistent. */
export const accessReads: boolean[] = [];
let failure: Error | undefined;
export const failWith = (error: Error) => {
  failure = error;
};
beforeEach(() => {
  for (const list of [seen, logged, keysUsed, accessReads]) list.length = 0;
  failure = undefined;
});

const arrived = (call: object) => {
  seen.push(call as Record<string, unknown>);
  if (failure) throw failure;
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
  'GET /api/admin/charts': async (call) => {
    arrived(call);
    call.unlessKnown('7');
    return { title: 'Night Ferry' };
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

const idempotency: RunIdempotent = async (_way, { key }, run) => {
  keysUsed.push(key);
  return run({ storeWithEffect: async (answer: unknown) => answer } as never);
};

/** Serves an API of songs as the product serves its own, with some handlers or log functions replaced by the test. */
export const songsApi = (different: Partial<Handlers<typeof rows>> = {}, log: Partial<Log> = {}) =>
  serve(
    rows,
    { ...handlers, ...different },
    {
      readAccess: async (artistId, { consistent }) => {
        accessReads.push(consistent);
        const isAdmin = artistId === 'boss' || artistId === 'demoted-in-the-pool';
        return {
          artistId,
          artistName: 'Mara',
          status: artistId === 'inactive' ? 'new' : 'active',
          ...((isAdmin || (artistId === 'demoted-just-now' && !consistent)) && { role: 'admin' as const }),
        };
      },
      idempotency,
      log: testLog({ error: (message, fields) => logged.push({ message, fields }), ...log }),
      originSecrets: ['today', 'yesterday'],
    },
  );

type Sent = {
  origin?: string;
  sub?: string;
  groups?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: string;
  base64?: boolean;
  /** The version that the caller already has. */
  known?: string;
};

/** Sends one request as the gateway's event, and returns the reply. */
export async function call(routeKey: string, sent: Sent = {}, handler = songsApi()) {
  const event = {
    routeKey,
    headers: {
      [ORIGIN_HEADER]: sent.origin ?? 'today',
      'idempotency-key': 'k1',
      ...(sent.known && { 'if-none-match': sent.known }),
    },
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
