import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { type ListenerName, listenerNames, listenersOf } from './listeners.ts';

type Outcome = PromiseSettledResult<unknown>;
/** Sends messages to the queue of a listener. @returns an outcome for each message, in order */
type Send = (listener: ListenerName, messages: string[]) => Promise<Outcome[]>;

/**
 * Delivers events to their listeners concurrently.
 * @returns the outcome of each event, once all its listeners have it
 */
export async function deliverEvents(
  all: readonly PublishedEvent[],
  send: Send,
): Promise<ReadonlyMap<PublishedEvent, Outcome>> {
  const outcomes = new Map<PublishedEvent, Outcome>(
    all.map((event) => [event, { status: 'fulfilled', value: undefined }]),
  );
  await Promise.all(
    listenerNames.map(async (listener) => {
      const events = all.filter(({ name }) => listenersOf(name).includes(listener));
      if (events.length === 0) return;
      const sent = await send(
        listener,
        events.map((event) => JSON.stringify(event)),
      );
      for (const [n, event] of events.entries()) {
        const outcome = sent[n];
        if (outcome?.status === 'rejected') outcomes.set(event, outcome);
      }
    }),
  );
  return outcomes;
}
