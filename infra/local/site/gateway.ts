import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Invoke } from '../functions/functions.ts';
import type { Jwks } from '../pool-verifier.ts';
import { readBody } from '../server.ts';
import type { Template } from '../template/load-template.ts';
import { gatewayEvent } from './gateway-event.ts';
import { type Authorizer, type GatewayRoute, routesOf } from './gateway-routes.ts';

type FunctionResult = {
  statusCode: number;
  headers?: Record<string, string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
};

/** The maximum "total combined size of request line and header values" (quotas of HTTP APIs). */
const MAX_HEAD = 10_240;
/**
 * Lambda's limit "Invocation payload", which in practice applies to the whole event. An HTTP API's own limit of 10 MB
 * for a body is never reached.
 */
const MAX_EVENT = 6_291_456;
/** The maximum size of a function's result as JSON, before any base64 is decoded. */
const MAX_RESULT = 6_291_556;

/**
 * The size of an event or a result without its body: its headers, which may occur several times. No character takes
 * more than six bytes of JSON, so only a long body has to be measured.
 */
const MAX_REST = 1_000_000;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null));

/** The size of the request line and of the header values. */
const headBytes = ({ method, url, rawHeaders }: IncomingMessage) =>
  Buffer.byteLength(`${method} ${url} HTTP/1.1${rawHeaders.filter((_, i) => i % 2 === 1).join('')}`, 'latin1');

/** API Gateway's HTTP API: routes, JWT authorizer and payload format 2.0, all read from the template. */
export function createGateway(template: Template, invoke: Invoke, jwks: Jwks): RequestListener {
  const routes = new Map<string, GatewayRoute[]>();
  for (const route of routesOf(template, jwks)) {
    routes.set(route.method, [...(routes.get(route.method) ?? []), route]);
  }

  return async (request, response) => {
    if (headBytes(request) > MAX_HEAD) return sendText(response, 431, 'Request Header Fields Too Large');
    let url: URL;
    let found: { route: GatewayRoute; params: Record<string, string> } | undefined;
    try {
      url = new URL(request.url ?? '/', 'http://local');
      for (const route of routes.get(request.method ?? '') ?? []) {
        const params = route.match(url.pathname);
        if (params) found = { route, params };
        if (found) break;
      }
    } catch {
      return sendText(response, 400, 'Bad Request'); // the path cannot be parsed or decoded
    }
    if (!found) return sendText(response, 404, 'Not Found');
    const { route, params } = found;

    let claims: Record<string, string> | undefined;
    let scopes: string[] | undefined;
    if (!route.isOpen) {
      try {
        if (!route.authorizer) throw new Error('no authorizer');
        claims = await claimsOf(request, route.authorizer);
      } catch {
        return sendText(response, 401, 'Unauthorized');
      }
      const held = (claims.scope ?? '').split(' ');
      scopes = route.scopes?.filter((scope) => held.includes(scope));
      // A route's scopes are alternatives: one of them is enough.
      if (scopes?.length === 0) return sendText(response, 403, 'Forbidden');
    }
    const body = await readBody(request);
    const event = gatewayEvent(request, { url, params, body, claims, scopes, routeKey: route.key });
    if (6 * body.length > MAX_EVENT - MAX_REST && bytesOf(event) > MAX_EVENT)
      return sendText(response, 413, 'Request Entity Too Large');
    try {
      const result = (await invoke(route.target, event)) as FunctionResult;
      if (6 * (result?.body?.length ?? 0) > MAX_RESULT - MAX_REST && bytesOf(result) > MAX_RESULT)
        throw new Error('Function.ResponseSizeTooLarge');
      send(response, result, event.requestContext.requestId);
    } catch (error) {
      const isTimeout = error instanceof Error && error.message.startsWith('Task timed out');
      sendText(response, isTimeout ? 503 : 500, isTimeout ? 'Service Unavailable' : 'Internal Server Error');
    }
  };
}

/** The claims of the caller's token, as API Gateway passes them on: as strings, with arrays as "[a b]". */
async function claimsOf(request: IncomingMessage, authorizer: Authorizer): Promise<Record<string, string>> {
  const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
  const claims = await authorizer.verify(token);
  if (!authorizer.audience.includes(String(claims.aud ?? claims.client_id))) throw new Error('wrong audience');
  if (typeof claims.exp !== 'number') throw new Error('a token without an expiry');
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
}

function send(response: ServerResponse, result: FunctionResult, requestId: string): void {
  response.writeHead(result.statusCode, {
    'apigw-requestid': requestId,
    ...result.headers,
    ...(result.cookies && { 'set-cookie': result.cookies }),
  });
  response.end(result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : result.body);
}

function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}
