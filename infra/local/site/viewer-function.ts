import type { IncomingMessage } from 'node:http';
import { createContext, runInContext } from 'node:vm';

type Values = Record<string, { value: string }>;
/** A request for a page in CloudFront's own words ("CloudFront Functions event structure"). Nothing here has cookies. */
type ViewerRequest = { method: string; uri: string; querystring: Values; headers: Values };
/** An answer in place of the request. */
type ViewerResponse = { statusCode: number; headers?: Values };

/** What a function of CloudFront makes of a request before the cache and the origin see it. */
export type ViewerFunction = (request: IncomingMessage) => Promise<ViewerRequest | ViewerResponse>;

const valuesOf = (pairs: Iterable<[name: string, value: unknown]>): Values =>
  Object.fromEntries([...pairs].map(([name, value]) => [name, { value: String(value) }]));

/** Runs the text that is deployed, with no global of Node in its sight. @throws Error when it is no script, or has no `handler` */
export function viewerFunction(name: string, code: string): ViewerFunction {
  const globals = createContext({});
  runInContext(code, globals, { filename: `${name}.js` });
  const handler: unknown = globals.handler;
  if (typeof handler !== 'function') throw new Error(`The CloudFront function ${name} has no handler`);
  return async (request) => {
    const { pathname: uri, searchParams } = new URL(request.url ?? '/', 'http://local');
    return handler({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: request.socket.remoteAddress },
      request: {
        method: request.method ?? 'GET',
        uri,
        querystring: valuesOf(searchParams),
        headers: valuesOf(Object.entries(request.headers)),
      } satisfies ViewerRequest,
    });
  };
}
