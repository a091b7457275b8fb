import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { type EventBody, type EventName, events } from './events.ts';

/** An event as it is delivered to a listener. Delivered again it has the same id. */
export type PublishedEvent<N extends EventName = EventName> = {
  [K in N]: { id: string; name: K; at: string; body: EventBody<K> };
}[N];

const Envelope = z.object({ id: z.string().min(1), at: IsoTime, body: z.unknown() });

/**
 * Reads an event that was delivered.
 * @param names what is listened to
 * @throws ZodError when it is another event, or not what its row says
 */
export function readEvent<const N extends EventName>(names: readonly N[], event: unknown): PublishedEvent<N> {
  const { name, ...envelope } = Envelope.extend({ name: z.enum(names) }).parse(event);
  return { ...envelope, name, body: events[name].body.parse(envelope.body) } as PublishedEvent<N>;
}
