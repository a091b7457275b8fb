import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { anyRouteProblems } from '../../shared/contract/any-route-problems.ts';
import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';
import type { Answer, Call, Contract, FileReply, Route, RouteKey } from '../../shared/contract/route.ts';
import { type Actor, type ActorFor, actorOf, authorize, type Claims, type ReadAccess } from './actor.ts';
import { knownVersions, NotModified } from './answer-version.ts';
import { compressReply } from './compress-reply.ts';
import type { RunIdempotent } from './idempotency.ts';
import type { Answered, HandlerTools } from './idempotent-handler.ts';
import type { Log } from './logger.ts';
import { problemReply } from './problem-reply.ts';
import { readRequest } from './read-request.ts';
import { viewerAddress } from './viewer-address.ts';

/** One function for each row; if one is missing, the code does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C & RouteKey]: (
    call: Call<C[K]> & { actor: ActorFor<C[K]['access']> } & HandlerTools<C[K]>,
  ) => Promise<Answered<C[K], Answer<C[K]>>>;
};

export type Platform = {
  readAccess: ReadAccess;
  idempotency: RunIdempotent;
  log: Log;
  /** The values of the origin header that are currently valid: two while the secret is being rotated. */
  originSecrets: readonly string[];
};

type Event = APIGatewayProxyEventV2 & { requestContext: { authorizer?: { jwt?: { claims?: Claims } } } };
type Result = APIGatewayProxyStructuredResultV2;

/** The header that CloudFront adds. It keeps callers from bypassing the firewall, and authorizes nothing. */
export const ORIGIN_HEADER = 'x-origin-secret';

/**
 * Turns a contract and its handlers into a Lambda. Each call passes these steps: origin, row, actor, authorization,
 * parse, run, reply. A problem that the row promises becomes problem+json with its code; any other thrown value is
 * logged and answered with `internal` (`problemReply`).
 */
export function serve<C extends Contract>(rows: C, handlers: Handlers<C>, platform: Platform) {
  const { readAccess, idempotency, log, originSecrets } = platform;
  return middy<Event, Result, Error, Context>()
    .onError((request) => {
      if (request.error instanceof NotModified) {
        request.response = withVersion({ statusCode: 304, body: '' }, request.error.tag);
        return;
      }
      const { routeKey: route, requestContext } = request.event;
      request.response = problemReply(request.error, { route, requestId: requestContext?.requestId ?? '' }, log);
    })
    .after((request) => {
      if (request.response)
        request.response = compressReply(request.response, request.event.headers['accept-encoding']);
    })
    .handler(async (event) => {
      if (!originSecrets.includes(event.headers[ORIGIN_HEADER] ?? '')) throw new Problem('wrong-origin');
      const key = event.routeKey;
      if (!isRowOf(rows, key)) throw new Error(`No row for ${key}`);
      const row = rows[key];
      const known = row.conditional && event.headers['if-none-match'];
      const actor = await actorFor(row, event, readAccess, known ? { consistent: false } : {});
      authorize(row.access, actor);
      const call = readRequest(row, event);
      const run = (tools: object) =>
        asPromised(row, () => (handlers[key] as (call: object) => Promise<unknown>)({ ...call, actor, ...tools }));
      const versions = knownVersions(known);
      const answer =
        row.idempotent && actor.kind === 'signed-in'
          ? await idempotency(
              row.idempotent,
              {
                artistId: actor.artistId,
                route: event.routeKey,
                key: event.headers['idempotency-key'],
                request: call,
              },
              run,
            )
          : await run(row.conditional ? { unlessKnown: versions.unlessKnown } : {});
      // If the replica lags behind, this only reveals that nothing is new (design 2.18).
      if (known) authorize(row.access, await actorFor(row, event, readAccess));
      return withVersion(reply(row, answer), versions.tag);
    });
}

const isRowOf = <C extends Contract>(rows: C, key: string): key is keyof C & RouteKey => Object.hasOwn(rows, key);

/** Lets the caller cache a versioned reply, to be revalidated before each use. */
const withVersion = (result: Result, tag: string | undefined): Result =>
  tag ? { ...result, headers: { ...result.headers, etag: tag, 'cache-control': 'private, no-cache' } } : result;

/**
 * Treats a problem that the row does not promise as an internal error, like a reply that lacks something that the row
 * promises, both in tests and in production. No page has words for such a code, and an error alerts a person.
 */
async function asPromised<T>(row: Route, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const promised: readonly ProblemCode[] = [...row.problems, ...anyRouteProblems];
    if (!(error instanceof Problem) || promised.includes(error.code)) throw error;
    throw new Error(`The row does not promise '${error.code}'`, { cause: error });
  }
}

/**
 * @param options `consistent` if set; otherwise a route that requires more than a sign-in reads consistently, to see a
 * status or role that has only just changed
 */
function actorFor(
  row: Route,
  event: Event,
  readAccess: ReadAccess,
  { consistent = row.access !== 'signed-in' }: { consistent?: boolean } = {},
): Promise<Actor> | ActorFor<'public'> {
  const address = viewerAddress(event);
  if (row.access === 'public') return { kind: 'visitor', address };
  return actorOf(event.requestContext.authorizer?.jwt?.claims, readAccess, { consistent, address });
}

/**
 * The maximum length of a response that Lambda returns, as JSON. If it is longer, the gateway answers the caller
 * itself, and nothing is logged.
 */
const REPLY_LIMIT = 6 * 1024 * 1024;

/** @throws Error if the handler's result lacks something that its row promises, or is too long */
function reply(row: Route, answer: unknown): Result {
  const result =
    'file' in row.reply
      ? fileReply(row.reply, FileBody.parse(answer))
      : 'redirect' in row.reply
        ? redirectReply(Redirection.parse(answer))
        : jsonReply(row.reply, answer);
  // No character takes more than six bytes of JSON, so only long replies have to be measured.
  const bytes = 6 * result.body.length < REPLY_LIMIT ? 0 : Buffer.byteLength(JSON.stringify(result));
  if (bytes > REPLY_LIMIT) throw new Error(`The reply has ${bytes} bytes`);
  return result;
}

const FileBody = z.object({ fileName: z.string(), body: z.string() });
const Redirection = z.object({ location: z.string() });

const fileReply = ({ file }: FileReply, { fileName, body }: z.infer<typeof FileBody>) => ({
  statusCode: 200,
  headers: {
    'content-type': file,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
  },
  body,
});

const redirectReply = ({ location }: z.infer<typeof Redirection>) => ({
  statusCode: 302,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

const jsonReply = (schema: z.ZodType, answer: unknown) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  // The row's schema drops everything that the row does not promise. If the handler omits a promised value, that is an
  // internal error, never the caller's.
  body: JSON.stringify(schema.parse(answer)),
});
