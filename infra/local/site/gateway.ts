import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import type { Invoke } from '../functions/functions.ts';
import { readBody } from '../server.ts';
import type { Template } from '../template/load-template.ts';

type RouteProps = {
  RouteKey: string;
  Target: string;
  AuthorizationType: string;
  AuthorizerId?: string;
  AuthorizationScopes?: string[];
};
type IntegrationProps = { IntegrationUri: string };
type AuthorizerProps = { JwtConfiguration: { Issuer: string; Audience: string[] } };
type Jwks = { keys: object[] };
type FunctionResult = {
  statusCode: number;
  headers?: Record<string, string>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
};

/** "Total combined size of request line and header values" (quotas of HTTP APIs). */
const MAX_HEAD = 10_240;
/** "Invocation payload" of Lambda, as its refusals count it: the whole event. An HTTP API's own 10 MB of body never fit into it. */
const MAX_EVENT = 6_291_456;
/** The function's answer as JSON, before any decoding of base64. */
const MAX_RESULT = 6_291_556;
const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded))|\+(json|xml)/;

/** A path with {names} as a test that answers their values. */
function pathMatcher(template: string) {
  const names: string[] = [];
  const source = template
    .split('/')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name) names.push(name);
      else if (part.includes('{')) throw new Error(`The laptop's gateway does not know the path ${template}`);
      return name ? '([^/]+)' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    })
    .join('/');
  const regex = new RegExp(`^${source}$`);
  return (path: string): Record<string, string> | undefined => {
    const found = regex.exec(path);
    return found
      ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
      : undefined;
  };
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null));

/** Of the request line and the values of the headers. */
const headBytes = ({ method, url, rawHeaders }: IncomingMessage) =>
  Buffer.byteLength(`${method} ${url} HTTP/1.1${rawHeaders.filter((_, i) => i % 2 === 1).join('')}`, 'latin1');

/** API Gateway's HTTP API: routes, JWT authorizer and payload format 2.0, all read from the template. */
export function createGateway(template: Template, invoke: Invoke, jwks: Jwks): RequestListener {
  const integrations = new Map(
    template
      .ofType<IntegrationProps>('AWS::ApiGatewayV2::Integration')
      .map(({ ref, props }) => [ref, props.IntegrationUri]),
  );
  const authorizers = new Map(
    template.ofType<AuthorizerProps>('AWS::ApiGatewayV2::Authorizer').map(({ ref, props }) => {
      const { Issuer, Audience } = props.JwtConfiguration;
      const verifier = JwtRsaVerifier.create({
        issuer: Issuer,
        audience: null,
        jwksUri: `${Issuer}/.well-known/jwks.json`,
      });
      verifier.cacheJwks(jwks as Parameters<typeof verifier.cacheJwks>[0]);
      return [ref, { verifier, audience: Audience }];
    }),
  );
  const routes = template
    .ofType<RouteProps>('AWS::ApiGatewayV2::Route')
    .map(({ props }) => {
      const [method = '', path = ''] = props.RouteKey.split(' ');
      return {
        key: props.RouteKey,
        method,
        match: pathMatcher(path),
        // A path without names wins over one with them, as at API Gateway.
        rank: path.split('{').length,
        target: integrations.get(props.Target.replace('integrations/', '')) ?? '',
        scopes: props.AuthorizationScopes,
        authorizer: props.AuthorizationType === 'JWT' ? authorizers.get(props.AuthorizerId ?? '') : undefined,
        isOpen: props.AuthorizationType === 'NONE',
      };
    })
    .sort((a, b) => a.rank - b.rank);

  async function claimsOf(
    request: IncomingMessage,
    authorizer: { verifier: ReturnType<typeof JwtRsaVerifier.create>; audience: string[] },
  ) {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    const claims = (await authorizer.verifier.verify(token as never)) as Record<string, unknown>;
    if (!authorizer.audience.includes(String(claims.aud ?? claims.client_id))) throw new Error('wrong audience');
    if (typeof claims.exp !== 'number') throw new Error('a token without an end');
    // API Gateway hands every claim over as a string, and arrays as "[a b]".
    return Object.fromEntries(
      Object.entries(claims).map(([name, value]) => [
        name,
        Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
      ]),
    );
  }

  return async (request, response) => {
    if (headBytes(request) > MAX_HEAD) return plain(response, 431, 'Request Header Fields Too Large');
    let url: URL;
    let found: { route: (typeof routes)[number]; params: Record<string, string> | undefined } | undefined;
    try {
      url = new URL(request.url ?? '/', 'http://local');
      found = routes
        .filter(({ method }) => method === request.method)
        .map((route) => ({ route, params: route.match(url.pathname) }))
        .find(({ params }) => params);
    } catch {
      return plain(response, 400, 'Bad Request'); // an address that cannot be read or decoded
    }
    if (!found?.params) return plain(response, 404, 'Not Found');
    const { route, params } = found;

    let claims: Record<string, string> | undefined;
    let scopes: string[] | undefined;
    if (!route.isOpen) {
      try {
        if (!route.authorizer) throw new Error('no authorizer');
        claims = await claimsOf(request, route.authorizer);
      } catch {
        return plain(response, 401, 'Unauthorized');
      }
      const held = (claims.scope ?? '').split(' ');
      scopes = route.scopes?.filter((scope) => held.includes(scope));
      // A route's scopes are alternatives: one of them is enough.
      if (scopes?.length === 0) return plain(response, 403, 'Forbidden');
    }
    const body = await readBody(request);
    const event = payload(request, { url, params, body, claims, scopes, routeKey: route.key });
    if (bytesOf(event) > MAX_EVENT) return plain(response, 413, 'Request Entity Too Large');
    try {
      const result = (await invoke(route.target, event)) as FunctionResult;
      if (bytesOf(result) > MAX_RESULT) throw new Error('Function.ResponseSizeTooLarge');
      send(response, result, event.requestContext.requestId);
    } catch (error) {
      const isTimeout = error instanceof Error && error.message.startsWith('Task timed out');
      plain(response, isTimeout ? 503 : 500, isTimeout ? 'Service Unavailable' : 'Internal Server Error');
    }
  };
}

function payload(
  request: IncomingMessage,
  call: {
    url: URL;
    params: Record<string, string>;
    body: Buffer;
    claims: Record<string, string> | undefined;
    scopes: string[] | undefined;
    routeKey: string;
  },
) {
  const { url, params, body, claims, scopes, routeKey } = call;
  const { cookie, ...headers } = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  );
  const isText = TEXT.test(headers['content-type'] ?? '');
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) query[name] = name in query ? `${query[name]},${value}` : value;
  const now = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split('; ') }),
    headers,
    ...(url.search && { queryStringParameters: query }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '',
      domainPrefix: 'local',
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
      http: {
        method: request.method ?? '',
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      ...(claims && { authorizer: { jwt: { claims, scopes: scopes ?? null } } }),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function send(response: ServerResponse, result: FunctionResult, requestId: string): void {
  response.writeHead(result.statusCode, {
    'apigw-requestid': requestId,
    ...result.headers,
    ...(result.cookies && { 'set-cookie': result.cookies }),
  });
  response.end(result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : result.body);
}

function plain(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}
