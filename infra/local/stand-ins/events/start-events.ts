import { WebSocketServer } from 'ws';
import { type Authorize, allowAll } from '../../authorize.ts';
import type { Jwks } from '../../pool-verifier.ts';
import { listen, type Running } from '../../server.ts';
import type { EventApi } from './event-api.ts';
import { loadHandler } from './load-handler.ts';
import { publish } from './publish.ts';
import { serveSocket } from './serve-socket.ts';
import { openSubscriptions } from './subscriptions.ts';
import { tokenCheck } from './token-check.ts';

export type EventsOptions = {
  port: number;
  api: EventApi;
  /** The user pool's public keys. */
  jwks: Jwks;
  authorize?: Authorize;
  keepAliveMs?: number;
  now?: () => Date;
};

const PROTOCOL = 'aws-appsync-event-ws';
const KEEP_ALIVE_MS = 60_000;

/**
 * Reads a connecting client's authorization. The client sends it as a subprotocol, `header-<base64url of JSON>`,
 * because a browser cannot set headers.
 */
function authorizationIn(protocols: string): unknown {
  const encoded = /(?:^|,\s*)header-([\w-]+)/.exec(protocols)?.[1] ?? '';
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * Starts one AppSync Event API on loopback: `POST /event` and the socket `/event/realtime`. @throws Error if a handler
 * is not supported
 */
export async function startEvents(options: EventsOptions): Promise<Running> {
  const { api, authorize = allowAll, keepAliveMs = KEEP_ALIVE_MS, now = () => new Date() } = options;
  const handlers = new Map(
    await Promise.all(api.namespaces.map(async (namespace) => [namespace.name, await loadHandler(namespace)] as const)),
  );
  const subscriptions = openSubscriptions();
  const { url, server, stop } = await listen(publish({ api, subscriptions, authorize, now }), options.port);
  const checkToken = tokenCheck(api.pool, options.jwks, () => new URL(url).host);

  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => connection.destroy());
    const protocols = request.headers['sec-websocket-protocol'] ?? '';
    if (request.url !== '/event/realtime' || !protocols.split(/,\s*/).includes(PROTOCOL)) {
      connection.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, connection, head, (socket) => {
      serveSocket(socket, {
        authorization: authorizationIn(protocols),
        checkToken,
        handlers,
        subscriptions,
        keepAliveMs,
      });
    });
  });
  return {
    url,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await stop();
    },
  };
}
