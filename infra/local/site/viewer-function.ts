import type { IncomingMessage } from 'node:http';
import { createContext, runInContext } from 'node:vm';

type Values = Record<string, { value: string }>;
/** A request for a page in CloudFront's format ("CloudFront Functions event structure"). Cookies are omitted. */
type ViewerRequest = { method: string; uri: string; querystring: Values; headers: Values };
/** A response: one that answers the request directly, or the origin's on its way back. */
type ViewerResponse = { statusCode: number; headers?: Values };

/** A CloudFront function that changes or answers a request before it reaches the cache and the origin. */
export type RequestFunction = (request: IncomingMessage) => ViewerRequest | ViewerResponse;

/** A CloudFront function that sets the status of a response. */
export type ResponseFunction = (request: IncomingMessage, statusCode: number) => number;

const valuesOf = (pairs: Iterable<[name: string, value: unknown]>): Values =>
  Object.fromEntries([...pairs].map(([name, value]) => [name, { value: String(value) }]));

const eventOf = (eventType: 'viewer-request' | 'viewer-response', request: IncomingMessage) => {
  const { pathname: uri, searchParams } = new URL(request.url ?? '/', 'http://local');
  return {
    version: '1.0',
    context: { eventType },
    viewer: { ip: request.socket.remoteAddress },
    request: {
      method: request.method ?? 'GET',
      uri,
      querystring: valuesOf(searchParams),
      headers: valuesOf(Object.entries(request.headers)),
    } satisfies ViewerRequest,
  };
};

/**
 * Loads the deployed code without access to Node's globals. @throws Error if it is not a script, or has no `handler`
 */
function handlerOf(name: string, code: string): (event: object) => unknown {
  const globals = createContext({});
  runInContext(code, globals, { filename: `${name}.js` });
  if (typeof globals.handler !== 'function') throw new Error(`The CloudFront function ${name} has no handler`);
  return globals.handler;
}

/** @throws Error under the same conditions as `handlerOf` */
export function requestFunction(name: string, code: string): RequestFunction {
  const handler = handlerOf(name, code);
  return (request) => handler(eventOf('viewer-request', request)) as ViewerRequest | ViewerResponse;
}

/**
 * CloudFront does not run this function if the origin returns an error. @throws Error under the same conditions as
 * `handlerOf`
 */
export function responseFunction(name: string, code: string): ResponseFunction {
  const handler = handlerOf(name, code);
  return (request, statusCode) => {
    if (statusCode >= 400) return statusCode;
    const event = { ...eventOf('viewer-response', request), response: { statusCode, headers: {} } };
    return (handler(event) as ViewerResponse).statusCode;
  };
}
