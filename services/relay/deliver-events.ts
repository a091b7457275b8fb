import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { type ListenerName, listenerNames, listenersOf } from './listeners.ts';

type Ended = PromiseSettledResult<unknown>;
/** Sends messages to the queue of a listener, and says of each how it ended, in their order. */
type Send = (listener: ListenerName, messages: string[]) => Promise<Ended[]>;

/**
 * Delivers events to their listeners, all at once.
 * @returns how each ended, in their order: it is delivered when all its listeners have it
 */
export async function deliverEvents(all: readonly PublishedEvent[], send: Send): Promise<Ended[]> {
  const ends: Ended[] = all.map(() => ({ status: 'fulfilled', value: undefined }));
  await Promise.all(
    listenerNames.map(async (listener) => {
      const indices = [...all.keys()].filter((n) => listenersOf((all[n] as PublishedEvent).name).includes(listener));
      if (indices.length === 0) return;
      const sent = await send(
        listener,
        indices.map((n) => JSON.stringify(all[n])),
      );
      for (const [index, n] of indices.entries()) {
        const end = sent[index];
        if (end?.status === 'rejected') ends[n] = end;
      }
    }),
  );
  return ends;
}
