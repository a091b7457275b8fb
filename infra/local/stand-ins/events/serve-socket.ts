import type { WebSocket } from 'ws';
import { readChannel } from './channel.ts';
import { badRequest, errorsOf } from './events-error.ts';
import type { OnSubscribe } from './load-handler.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { TokenCheck } from './token-check.ts';

/** How long a client waits for a keep-alive before it reconnects. */
const CONNECTION_TIMEOUT_MS = 300_000;

type Options = {
  /** The authorization that the client sent when it connected. */
  authorization: unknown;
  checkToken: TokenCheck;
  handlers: ReadonlyMap<string, OnSubscribe>;
  subscriptions: Subscriptions;
  keepAliveMs: number;
};
type Message = { type?: unknown; id?: unknown; channel?: unknown; authorization?: unknown };

function read(text: string): Message {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}

/**
 * Serves one client's connection with the protocol `aws-appsync-event-ws`, except for publishing, which only IAM
 * callers may do here.
 */
export function serveSocket(
  socket: WebSocket,
  { authorization, checkToken, handlers, subscriptions, ...options }: Options,
) {
  const say = (message: object) => socket.send(JSON.stringify(message));

  async function subscribe({ id, channel: text, authorization: shown }: Message): Promise<void> {
    try {
      if (typeof id !== 'string' || subscriptions.has(socket, id)) throw badRequest('The id must be a unique string');
      const channel = readChannel(text, { isPattern: true });
      const handler = handlers.get(channel.namespace);
      if (!handler) throw badRequest(`There is no channel namespace ${channel.namespace}`);
      handler(channel, await checkToken(shown));
      if (socket.readyState !== socket.OPEN) return; // the client has disconnected
      subscriptions.add({ socket, id, channel });
      say({ id, type: 'subscribe_success' });
    } catch (error) {
      say({ id, type: 'subscribe_error', errors: errorsOf(error) });
    }
  }

  function unsubscribe({ id }: Message): void {
    if (typeof id === 'string' && subscriptions.remove(socket, id)) {
      say({ id, type: 'unsubscribe_success' });
      return;
    }
    const errors = [{ errorType: 'UnknownOperationError', message: `Unknown operation id ${id}` }];
    say({ id, type: 'unsubscribe_error', errors });
  }

  async function answer(message: Message): Promise<void> {
    if (message.type === 'connection_init') say({ type: 'connection_ack', connectionTimeoutMs: CONNECTION_TIMEOUT_MS });
    else if (message.type === 'subscribe') await subscribe(message);
    else if (message.type === 'unsubscribe') unsubscribe(message);
    else {
      const unknown = `${message.type ?? 'unknown'} not supported through the realtime channel`;
      const errors = [{ errorType: 'UnsupportedOperation', message: unknown }];
      say({ ...(message.id !== undefined && { id: message.id }), type: 'error', errors });
    }
  }

  socket.on('error', () => socket.terminate());
  const keepAlive = setInterval(() => say({ type: 'ka' }), options.keepAliveMs);
  socket.on('close', () => {
    clearInterval(keepAlive);
    subscriptions.removeAll(socket);
  });
  // Messages are handled one after the other: an unsubscribe must not overtake its subscribe, and nothing is answered
  // before the token has been checked.
  let turn: Promise<unknown> = checkToken(authorization).catch((error) => {
    say({ type: 'connection_error', errors: errorsOf(error) });
    socket.close();
  });
  socket.on('message', (data) => {
    turn = turn.then(() => (socket.readyState === socket.OPEN ? answer(read(String(data))) : undefined));
  });
}
