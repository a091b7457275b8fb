import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { type EventBody, type EventName, events } from './events.ts';

/** An event as a listener is told of it. Told again it has the same id. */
export type Told<N extends EventName = EventName> = {
  [K in N]: { id: string; name: K; at: string; body: EventBody<K> };
}[N];

const Envelope = z.object({ id: z.string().min(1), at: IsoTime, body: z.unknown() });

/**
 * Reads what somebody was told.
 * @param names what is listened to
 * @throws ZodError when it is another event, or not what its row says
 */
export function readTold<const N extends EventName>(names: readonly N[], told: unknown): Told<N> {
  const { name, ...envelope } = Envelope.extend({ name: z.enum(names) }).parse(told);
  return { ...envelope, name, body: events[name as N].body.parse(envelope.body) } as Told<N>;
}
