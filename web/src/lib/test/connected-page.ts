import { type ConnectionContext, keepConnected, type Socket } from '../live-connection.ts';

export const CHANNEL = '/artists/mara';
export const ENDPOINT = { url: 'wss://live.test/event/realtime', host: 'api.live.test' };
type Sent = Record<string, unknown>;

/** A fake socket, for which the test plays the server. */
class FakeSocket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: Sent[] = [];
  isClosed = false;
  readonly url: string;
  readonly protocols: string[];
  constructor(url: string, protocols: string[]) {
    this.url = url;
    this.protocols = protocols;
  }
  send(text: unknown) {
    this.sent.push(JSON.parse(String(text)) as Sent);
  }
  close() {
    this.isClosed = true;
  }
  open() {
    this.onopen?.call(this as never, {} as Event);
  }
  says(message: unknown) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }
  ends() {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
  /** Completes all steps up to an open subscription. */
  accepts() {
    this.open();
    this.says({ type: 'connection_ack', connectionTimeoutMs: 300_000 });
    this.says({ type: 'subscribe_success', id: this.sent.at(-1)?.id });
  }
}

/** A page whose clock stands still until the test advances it. */
export function connectedPage(changes: Partial<ConnectionContext> = {}) {
  const sockets: FakeSocket[] = [];
  const timers: { at: number; work: () => void }[] = [];
  const pauses: number[] = [];
  const heard: unknown[] = [];
  let now = 0;
  let reconnects = 0;
  const settle = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve();
  };
  const connection = keepConnected(
    CHANNEL,
    { onMessage: (message) => heard.push(message), onReconnect: () => (reconnects += 1) },
    {
      endpoint: async () => ENDPOINT,
      token: async () => 'token',
      dial: (url, protocols) => {
        const socket = new FakeSocket(url, protocols);
        sockets.push(socket);
        return socket;
      },
      later: (work, ms) => {
        const timer = { at: now + ms, work };
        timers.push(timer);
        pauses.push(ms);
        return () => {
          if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
        };
      },
      now: () => now,
      random: () => 1,
      ...changes,
    },
  );
  return {
    ...connection,
    sockets,
    timers,
    pauses,
    heard,
    reconnects: () => reconnects,
    settle,
    /** Returns the newest socket, once the page has opened it. */
    socket: async (): Promise<FakeSocket> => {
      await settle();
      const newest = sockets.at(-1);
      if (!newest) throw new Error('Nothing was dialled');
      return newest;
    },
    /** Advances the clock, and runs the timers that are due. */
    pass: async (ms: number) => {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.work();
      }
      await settle();
    },
    /** Puts the machine to sleep: the clock advances, but no timer runs. */
    sleep: (ms: number) => {
      now += ms;
    },
  };
}
