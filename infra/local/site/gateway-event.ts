import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded))|\+(json|xml)/;

/** Converts a request to the event that a function receives: payload format 2.0 of an HTTP API. */
export function gatewayEvent(
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
  // The gateway appends its caller's IP address, which is CloudFront's. Here CloudFront is the edge in this process.
  const caller = request.socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], caller].filter(Boolean).join(', ');
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
        sourceIp: caller,
        userAgent: headers['user-agent'] ?? '',
      },
      ...(claims && { authorizer: { jwt: { claims, scopes: scopes ?? null } } }),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}
