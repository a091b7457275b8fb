import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { type EventBody, type EventName, events } from './events.ts';

/** An event as delivered to a listener. A redelivered event has the same id. */
export type PublishedEvent<N extends EventName = EventName> = {
  [K in N]: { id: string; name: K; at: string; body: EventBody<K> };
}[N];

const Envelope = z.object({ id: z.string().min(1), at: IsoTime, body: z.unknown() });

/**
 * Parses a delivered event.
 * @param names the events that the listener accepts
 * @throws ZodError for any other event, or if the body does not match the event's schema
 */
export function readEvent<const N extends EventName>(names: readonly N[], event: unknown): PublishedEvent<N> {
  const { name, ...envelope } = Envelope.extend({ name: z.enum(names) }).parse(event);
  return { ...envelope, name, body: events[name].body.parse(envelope.body) } as PublishedEvent<N>;
}
