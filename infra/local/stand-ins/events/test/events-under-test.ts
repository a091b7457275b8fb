/**
 * Runs the suite against the stand-in, or against a deployed push channel when these are set (with AWS credentials in
 * the environment, of a role that may publish to the namespace `artists`):
 *
 *   EVENTS_HOST      the API's HTTP host, <id>.appsync-api.us-east-1.amazonaws.com
 *   EVENTS_REALTIME  its real-time host, <id>.appsync-realtime-api.us-east-1.amazonaws.com
 *   EVENTS_TOKEN     an access token of an artist of the pool
 *
 * Tests that need our own keys, clock or handler are in `describeLocal`, and are then skipped under that name.
 */
import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { WebSocket } from 'ws';
import { artistChannel } from '../../../../../shared/live/artist-channel.ts';
import { laptopTemplate } from '../../../../test/laptop-template.ts';
import { poolTokens } from '../../../../test/pool-tokens.ts';
import { atEnd, stoppedAtEnd } from '../../../../test/test-cleanup.ts';
import { eventApiOf } from '../../../settings/event-api.ts';
import type { EventApi } from '../event-api.ts';
import { type EventsOptions, startEvents } from '../start-events.ts';

const realHost = process.env.EVENTS_HOST;
export const describeLocal = realHost ? describe.skip : describe;

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool';
const { jwks, token } = poolTokens({ iss: ISSUER, client_id: 'web' });

/** A token from the pool for this artist. */
export const tokenOf = (sub: string, changes: object = {}): string => token({ username: sub, sub, ...changes });

export type EventsUnderTest = {
  /** The URL to which events are published. */
  publishUrl: string;
  socketUrl: string;
  host: string;
  artistId: string;
  channel: string;
  token: string;
};

export async function eventsUnderTest({
  namespaces,
  ...options
}: Partial<EventsOptions> & { namespaces?: EventApi['namespaces'] } = {}): Promise<EventsUnderTest> {
  if (realHost) {
    const token = process.env.EVENTS_TOKEN ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    return {
      publishUrl: `https://${realHost}/event`,
      socketUrl: `wss://${process.env.EVENTS_REALTIME}/event/realtime`,
      host: realHost,
      artistId: claims.sub,
      channel: artistChannel(claims.sub),
      token,
    };
  }
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'Projector', AWS_SECRET_ACCESS_KEY: 'local' });
  const artistId = randomUUID();
  const standIn = await startEvents({
    port: 0,
    api: {
      arn: 'arn:aws:appsync:us-east-1:000000000000:apis/live',
      pool: { issuer: ISSUER, clientId: /^web$/ },
      // By default the product's own namespaces, with the deployed handler.
      namespaces: namespaces ?? eventApiOf(await laptopTemplate()).namespaces,
    },
    jwks,
    ...options,
  });
  stoppedAtEnd(standIn);
  const { host } = new URL(standIn.url);
  return {
    publishUrl: `${standIn.url}/event`,
    socketUrl: `ws://${host}/event/realtime`,
    host,
    artistId,
    channel: artistChannel(artistId),
    token: tokenOf(artistId),
  };
}

export type ServerMessage = {
  type: string;
  id?: string;
  event?: string;
  errors?: { errorType: string; message: string }[];
} & {
  connectionTimeoutMs?: number;
};

/** Connects as a page does. `next` waits for the service's next message, except keep-alives. */
export async function openConnection({ socketUrl, host, token }: EventsUnderTest, shown: string | null = token) {
  const header =
    shown === null
      ? []
      : [`header-${Buffer.from(JSON.stringify({ host, Authorization: shown })).toString('base64url')}`];
  const socket = new WebSocket(socketUrl, ['aws-appsync-event-ws', ...header]);
  atEnd(() => socket.terminate());
  const incoming = on(socket, 'message');
  const closed = once(socket, 'close');
  await once(socket, 'open');
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const next = async ({ withKeepAlive = false } = {}): Promise<ServerMessage> => {
    for (;;) {
      const message = JSON.parse(String((await incoming.next()).value[0])) as ServerMessage;
      if (withKeepAlive || message.type !== 'ka') return message;
    }
  };
  return {
    say: send,
    next,
    closed,
    subscribe: (channel: string, { id = randomUUID(), as = token }: { id?: string; as?: string | null } = {}) => {
      send({ type: 'subscribe', id, channel, ...(as !== null && { authorization: { host, Authorization: as } }) });
      return next();
    },
    end: () => {
      socket.close();
      return closed;
    },
  };
}
