import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { Problem } from '../../shared/contract/problem.ts';
import { problems } from '../../shared/contract/problems.ts';
import type { Answer, Call, Contract, FileBody, RawRequest, Route, RouteKey } from '../../shared/contract/route.ts';
import { type Actor, type ActorFor, actorOf, authorize, type Claims, type ReadStanding } from './actor.ts';
import type { Once } from './idempotency.ts';
import { type Log, thrown } from './logger.ts';

/** One function per row; a row without one does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C & RouteKey]: (call: Call<C[K]> & { actor: ActorFor<C[K]['access']> }) => Promise<Answer<C[K]>>;
};

export type Platform = {
  standing: ReadStanding;
  once: Once;
  log: Log;
  /** Values of the origin header that are valid now: two while it is being rotated. */
  originSecrets: readonly string[];
};

type Event = APIGatewayProxyEventV2 & { requestContext: { authorizer?: { jwt?: { claims?: Claims } } } };
type Result = APIGatewayProxyStructuredResultV2;

/** CloudFront adds it; it keeps callers from going round the firewall, and authorizes nothing. */
export const ORIGIN_HEADER = 'x-origin-secret';

/**
 * Turns a contract and its handlers into a Lambda: origin, row, actor, authorization, parse, run, reply.
 * A refusal becomes problem+json with its code; anything else that is thrown is logged and answered `internal`.
 */
export function serve<C extends Contract>(rows: C, handlers: Handlers<C>, platform: Platform) {
  const { standing, once, log, originSecrets } = platform;
  return middy<Event, Result, Error, Context>()
    .onError((request) => {
      request.response = problemReply(request.error, request.event, log);
    })
    .handler(async (event) => {
      if (!originSecrets.includes(event.headers[ORIGIN_HEADER] ?? '')) throw new Problem('wrong-origin');
      const key = event.routeKey as keyof C & RouteKey;
      const row = rows[key];
      if (!row) throw new Error(`No row for ${event.routeKey}`);
      const actor = await actorFor(row, event, standing);
      authorize(row.access, actor);
      const call = parseCall(row, event);
      const run = () => (handlers[key] as (call: object) => Promise<unknown>)({ ...call, actor });
      const answer =
        row.idempotent && actor.kind === 'signed-in'
          ? await once(
              {
                artistId: actor.artistId,
                route: event.routeKey,
                key: event.headers['idempotency-key'],
                request: call,
              },
              run,
            )
          : await run();
      return reply(row, answer);
    });
}

function actorFor(row: Route, event: Event, standing: ReadStanding): Promise<Actor> | Actor {
  if (row.access === 'public') return { kind: 'visitor' };
  // A write that needs more than a signed-in caller must see a status that was changed a moment ago.
  const consistent = row.access !== 'signed-in' && !event.routeKey.startsWith('GET ');
  return actorOf(event.requestContext.authorizer?.jwt?.claims, standing, { consistent });
}

type Schema = { safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: unknown } };

function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new Problem('invalid-request', { issues: (error as { issues: unknown[] }).issues });
}

const parseCall = (row: Route, event: Event) => ({
  params: parse(row.params, event.pathParameters ?? {}),
  query: parse(row.query, event.queryStringParameters ?? {}),
  body: row.body && 'raw' in row.body ? rawRequest(event) : parse(row.body, row.body && jsonOf(event)),
});

const rawRequest = ({ body = '', isBase64Encoded, headers }: Event): RawRequest => ({
  bytes: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  headers,
});

function jsonOf({ body = '', isBase64Encoded }: Event): unknown {
  try {
    return JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
  } catch {
    throw new Problem('invalid-request', { issues: [{ path: [], message: 'The body is not JSON' }] });
  }
}

function reply(row: Route, answer: unknown): Result {
  if ('file' in row.reply) {
    const { fileName, body } = answer as FileBody;
    return {
      statusCode: 200,
      headers: {
        'content-type': row.reply.file,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
      },
      body,
    };
  }
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    // The row's schema drops what is not promised; what it promises and the handler lacks is our error, never the caller's.
    body: JSON.stringify(row.reply.parse(answer)),
  };
}

function problemReply(error: unknown, event: Event, log: Log): Result {
  const problem = error instanceof Problem ? error : new Problem('internal');
  const requestId = event.requestContext.requestId;
  if (problem.code === 'internal')
    log.error('unexpected error', { requestId, route: event.routeKey, ...thrown(error) });
  const { status, title } = problems[problem.code];
  return {
    statusCode: status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    body: JSON.stringify({ code: problem.code, title, details: problem.details, requestId }),
  };
}
