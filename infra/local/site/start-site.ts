import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { listen, type Running } from '../server.ts';
import { bundlePackages } from './bundle-packages.ts';
import { staticFiles } from './static-files.ts';

export type SiteOptions = {
  port: number;
  api: RequestListener;
  art: RequestListener;
  mail: RequestListener;
  schedules: RequestListener;
  /** The content of `/config.json`. */
  config: object;
  /** Wraps the listener that serves the pages. */
  toFiles: (files: RequestListener) => RequestListener;
  secure: (response: Parameters<RequestListener>[1]) => void;
  contentSecurityPolicy: string;
  pages: Pages;
};

/**
 * How to serve the pages. `dev`: from the sources, through Vite, with hot reload. `built`: from web/dist as deployed,
 * or from a different folder. `none`: only the API.
 */
export type Pages = 'dev' | 'built' | { built: string } | 'none';

/**
 * Paths that a browser requests from Vite when pages are served from their sources, and that do not belong to the site.
 */
const VITE = /^\/(@|src\/|node_modules\/)/;

/**
 * Whether a page of another site requests an action of the local stack. Browsers name the site in a header,
 * command-line tools do not.
 */
const isForeignAction = ({ url = '', method = '', headers }: IncomingMessage, site: string): boolean =>
  url.startsWith('/local/') &&
  !['GET', 'HEAD'].includes(method) &&
  headers.origin !== undefined &&
  headers.origin !== site;

/**
 * Serves a single origin, as in the cloud: pages, /api/*, /art/*, and locally /local/* for the stand-ins. A page
 * requested under another name of this machine redirects to this origin (design 10.9).
 */
export async function startSite(options: SiteOptions): Promise<Running> {
  const routes: [prefix: string, handler: RequestListener][] = [
    ['/api/', options.api],
    ['/art/', options.art],
    ['/local/mail', options.mail],
    ['/local/schedules', options.schedules],
    [
      '/config.json',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
        response.end(JSON.stringify(options.config));
      },
    ],
  ];
  let pages: RequestListener = (_request, response) => void response.writeHead(404).end();
  const { url, server, stop } = await listen(async (request, response) => {
    options.secure(response);
    const handler = routes.find(([prefix]) => request.url?.startsWith(prefix))?.[1] ?? pages;
    const host = `127.0.0.1:${request.socket.localPort}`;
    if (isForeignAction(request, `http://${host}`)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Only a page of this site may ask for that.\n');
      return;
    }
    if (handler === pages && request.method === 'GET' && request.headers.host !== host) {
      response.writeHead(307, { location: `http://${host}${request.url}` }).end();
      return;
    }
    try {
      await handler(request, response);
    } catch {
      // A path that cannot be parsed or decoded must not stop the local stack.
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  }, options.port);

  let close = async () => {};
  if (options.pages === 'built' || typeof options.pages === 'object') {
    const folder = options.pages === 'built' ? 'web/dist' : options.pages.built;
    pages = options.toFiles(staticFiles(path.resolve(folder), options.contentSecurityPolicy));
  }
  if (options.pages === 'dev') {
    await bundlePackages();
    const { createServer } = await import('vite');
    const vite = await createServer({
      configFile: path.resolve('web/vite.config.ts'),
      root: path.resolve('web'),
      logLevel: 'error',
      server: { middlewareMode: true, ws: { server } },
    });
    const sources = vite.middlewares as unknown as RequestListener;
    const files = options.toFiles(sources);
    pages = (request, response) => (VITE.test(request.url ?? '') ? sources : files)(request, response);
    close = () => vite.close();
  }
  return {
    url,
    stop: async () => {
      await close();
      await stop();
    },
  };
}
