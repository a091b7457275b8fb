import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { type ListenerName, listenerNames, listenersOf } from './listeners.ts';

type Outcome = PromiseSettledResult<unknown>;
/** Sends messages to the queue of a listener. @returns an outcome for each message, in order */
type Send = (listener: ListenerName, messages: string[]) => Promise<Outcome[]>;

/**
 * Delivers events to their listeners concurrently.
 * @returns an outcome for each event, in order; fulfilled once every listener of the event has it
 */
export async function deliverEvents(all: readonly PublishedEvent[], send: Send): Promise<Outcome[]> {
  const outcomes: Outcome[] = all.map(() => ({ status: 'fulfilled', value: undefined }));
  await Promise.all(
    listenerNames.map(async (listener) => {
      const indices = [...all.keys()].filter((n) => listenersOf((all[n] as PublishedEvent).name).includes(listener));
      if (indices.length === 0) return;
      const sent = await send(
        listener,
        indices.map((n) => JSON.stringify(all[n])),
      );
      for (const [index, n] of indices.entries()) {
        const outcome = sent[index];
        if (outcome?.status === 'rejected') outcomes[n] = outcome;
      }
    }),
  );
  return outcomes;
}
