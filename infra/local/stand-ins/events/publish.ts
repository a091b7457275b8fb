import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Authorize } from '../../authorize.ts';
import { readBody } from '../../server.ts';
import { readChannel } from './channel.ts';
import type { EventApi } from './event-api.ts';
import { badRequest, EventsError, errorsOf } from './events-error.ts';
import type { Subscriptions } from './subscriptions.ts';
import { verifySignature } from './verify-signature.ts';

const MAX_EVENTS = 5;
const MAX_EVENT_BYTES = 240 * 1024;

type Options = { api: EventApi; subscriptions: Subscriptions; authorize: Authorize; now: () => Date };

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function readEvents(events: unknown): string[] {
  if (!Array.isArray(events) || events.length === 0 || events.length > MAX_EVENTS) {
    throw badRequest(`A call publishes one to ${MAX_EVENTS} events`);
  }
  const bad = events.find(
    (event) => typeof event !== 'string' || !isJson(event) || Buffer.byteLength(event) > MAX_EVENT_BYTES,
  );
  if (bad !== undefined) throw badRequest('Each event must be the text of a JSON value, of at most 240 KB');
  return events as string[];
}

/** Handles `POST /event`, which must be signed with IAM credentials that have a grant for the namespace. */
export function publish({ api, subscriptions, authorize, now }: Options): RequestListener {
  return async (request, response) => {
    const reply = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const { method = '', url: path = '', headers } = request;
      if (method !== 'POST' || path !== '/event') {
        throw new EventsError('UnsupportedOperation', `The local stand-in does not implement ${method} ${path}`, 404);
      }
      const body = await readBody(request);
      const accessKeyId = await verifySignature({ method, path, headers, body }, now());
      if (!isJson(body.toString())) throw badRequest('The body is not JSON');
      const { channel: text, events } = JSON.parse(body.toString()) as { channel?: unknown; events?: unknown };
      const channel = readChannel(text, { isPattern: false });
      if (!api.namespaces.some(({ name }) => name === channel.namespace)) {
        throw badRequest(`There is no channel namespace ${channel.namespace}`);
      }
      const resource = `${api.arn}/channelNamespace/${channel.namespace}`;
      const refusal = authorize({ accessKeyId, action: 'appsync:EventPublish', resource });
      if (refusal) throw new EventsError('AccessDeniedException', refusal, 403);
      const accepted = readEvents(events);
      for (const event of accepted) subscriptions.send(channel, event);
      reply(200, { failed: [], successful: accepted.map((_, index) => ({ identifier: randomUUID(), index })) });
    } catch (error) {
      reply(error instanceof EventsError ? error.status : 500, { errors: errorsOf(error) });
    }
  };
}
