import * as z from 'zod';
import { openLog } from '../services/platform/logger.ts';
import { ORIGIN_HEADER, serve } from '../services/platform/serve.ts';
import { contract } from '../shared/contract/route.ts';
import { atMost, type Figure } from './figure.ts';

const CALLS = 100_000;

const rows = contract({
  'POST /api/things/{id}': {
    access: 'signed-in',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ title: z.string().max(500), count: z.number() }),
    reply: z.object({ id: z.string(), title: z.string(), count: z.number() }),
    problems: [],
  },
});

/**
 * Measures the framework's own share of a warm call: finding the row and the actor, authorization, and parsing of
 * params, body and reply.
 */
export async function serveOverhead(): Promise<Figure[]> {
  const handler = serve(
    rows,
    { 'POST /api/things/{id}': async ({ params, body }) => ({ ...params, ...body }) },
    {
      readAccess: async (artistId) => ({ artistId, artistName: 'A', status: 'active' }),
      idempotency: async (_way, _request, run) => run({} as never),
      log: openLog('bench'),
      originSecrets: ['secret'],
    },
  );
  const event = {
    routeKey: 'POST /api/things/{id}',
    headers: { [ORIGIN_HEADER]: 'secret' },
    pathParameters: { id: 'thing' },
    body: JSON.stringify({ title: 'Night Ferry', count: 3 }),
    isBase64Encoded: false,
    requestContext: { requestId: 'r', authorizer: { jwt: { claims: { sub: 'somebody' } } } },
  };
  const call = () => handler(event as never, {} as never);
  for (let warm = 0; warm < 5000; warm++) await call();
  const from = performance.now();
  for (let n = 0; n < CALLS; n++) await call();
  return [
    atMost(
      `framework and validation, mean of ${CALLS} warm calls`,
      ((performance.now() - from) * 1000) / CALLS,
      'us',
      10,
    ),
  ];
}
