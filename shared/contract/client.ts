import { Problem, type ProblemCode } from './problem.ts';
import type { Contract, Reply, Request, RouteKey } from './route.ts';

export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>;

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
};

/**
 * The client's signature: `call('GET /api/releases/{releaseId}', { params })`. The compiler checks path, parts and
 * reply against the contract.
 */
export type Client<C extends Contract> = <K extends keyof C & RouteKey>(
  key: K,
  ...request: keyof Request<C[K]> extends never ? [] : [Request<C[K]>]
) => Promise<Reply<C[K]>>;

/**
 * Creates a typed fetch. It does not bundle the contract: the key contains the method and path, and the rest is types.
 * @param send `fetch`, or a replacement for it
 * @param token returns the caller's access token; undefined for a visitor
 * @throws Problem for every error response; `internal` if it did not come from our API
 */
export function createClient<C extends Contract>(send: Send, token: () => Promise<string | undefined>): Client<C> {
  return async (key, ...[request]) => {
    const { params = {}, query = {}, body, idempotencyKey } = (request ?? {}) as Parts;
    const [method = '', template = ''] = key.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
    const bearer = await token();
    const response = await send(search.size > 0 ? `${path}?${search}` : path, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await refusal(response);
    const saveAs = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return (saveAs ? { fileName: saveAs, blob: await response.blob() } : await response.json()) as never;
  };
}

/**
 * The problems for responses without a code, which a layer in front of the API sends: the gateway rejects an expired
 * token, a throttled call or a body over its limit, and the firewall blocks requests.
 */
const problemByStatus: Partial<Record<number, ProblemCode>> = {
  401: 'sign-in-required',
  403: 'blocked',
  413: 'request-too-large',
  429: 'too-many-requests',
};

async function refusal(response: Response): Promise<Problem> {
  // A code that is newer than the loaded page is passed on. The page then shows its message for `internal`.
  const { code, details } = (await response.json().catch(() => ({}))) as { code?: ProblemCode; details?: object };
  return new Problem(code ?? problemByStatus[response.status] ?? 'internal', { ...details });
}
