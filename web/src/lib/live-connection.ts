import { isRecord } from '../../../shared/is-record.ts';
export type LiveListener = {
  /** Receives a published message. It is unvalidated, so the listener must check it. */
  onMessage: (message: unknown) => void;
  /** Called when the connection is restored; messages published during the gap are lost. */
  onReconnect: () => void;
};

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** The functions of the page that a connection needs. */
export type ConnectionContext = {
  /** The URL to connect to, and the host to send with the token. */
  endpoint: () => Promise<{ url: string; host: string }>;
  token: () => Promise<string | undefined>;
  dial: (url: string, protocols: string[]) => Socket;
  /** Runs work after a delay. @returns a function that cancels it */
  later: (work: () => void, ms: number) => () => void;
  now: () => number;
  random: () => number;
};

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** How long the service may be silent before it has announced its own limit. */
const DEFAULT_SILENCE_MS = 15_000;

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/** A subprotocol may only contain URL-safe characters. */
const base64url = (text: string): string => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** Whether a token can be sent safely: encrypted, or to this machine itself. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'wss:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/**
 * Keeps one AppSync Events subscription open. Reconnects with backoff whenever the connection ends, or when the service
 * has been silent for too long.
 */
export function keepConnected(channel: string, { onMessage, onReconnect }: LiveListener, around: ConnectionContext) {
  let socket: Socket | undefined;
  let isDialling = false;
  let isOver = false;
  let hasGap = false;
  let failures = 0;
  let silenceMs = DEFAULT_SILENCE_MS;
  let heardAt = 0;
  /**
   * Cancels the only timer. While there is a socket, the timer detects silence; otherwise, it starts the next attempt.
   */
  let cancel = () => {};

  const drop = () => {
    cancel();
    if (!socket) return;
    hasGap = true;
    // Stops listening, because without a network the browser reports the close late or never.
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    socket = undefined;
  };
  const fail = () => {
    drop();
    hasGap = true;
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
    if (!isOver) cancel = around.later(() => void dial(), pause * (0.5 + around.random() / 2));
  };
  const listen = () => {
    heardAt = around.now();
    cancel();
    cancel = around.later(fail, silenceMs);
  };

  async function dial(): Promise<void> {
    if (isDialling || isOver) return;
    isDialling = true;
    drop();
    try {
      const [{ url, host }, token] = await Promise.all([around.endpoint(), around.token()]);
      if (!token || !isPrivate(new URL(url))) throw new Error('There is nobody to connect, or no safe way');
      if (!isOver) open(url, { host, Authorization: token });
    } catch {
      fail();
    }
    isDialling = false;
  }

  function open(url: string, authorization: object): void {
    const opened = around.dial(url, ['aws-appsync-event-ws', `header-${base64url(JSON.stringify(authorization))}`]);
    const say = (message: object) => opened.send(JSON.stringify(message));
    socket = opened;
    silenceMs = DEFAULT_SILENCE_MS;
    listen();
    opened.onopen = () => say({ type: 'connection_init' });
    opened.onclose = fail;
    opened.onmessage = ({ data }) => {
      listen();
      const frame = parsed(data);
      if (!isRecord(frame)) return;
      if (frame.type === 'connection_ack') {
        if (typeof frame.connectionTimeoutMs === 'number') silenceMs = frame.connectionTimeoutMs;
        say({ type: 'subscribe', id: crypto.randomUUID(), channel, authorization });
      } else if (frame.type === 'subscribe_success') {
        failures = 0;
        if (hasGap) onReconnect();
        hasGap = false;
      } else if (frame.type === 'data') {
        const message = parsed(frame.event);
        if (message !== undefined) onMessage(message);
      } else if (frame.type === 'connection_error' || frame.type === 'subscribe_error') fail();
    };
  }

  void dial();
  return {
    /** Reconnects when the network has changed: the old connection is probably dead, and a new one may succeed. */
    redial: (): void => {
      failures = 0;
      void dial();
    },
    /**
     * Call when the page becomes visible again. Reconnects at once if there is no connection, or if it died unnoticed
     * while the machine was asleep.
     */
    check: (): void => {
      if (!socket || around.now() - heardAt > silenceMs) void dial();
    },
    close: (): void => {
      isOver = true;
      drop();
    },
  };
}
