import type { Told } from '../../shared/events/told.ts';
import { type ListenerName, listenerNames, listenersOf } from './listeners.ts';

type Ended = PromiseSettledResult<unknown>;
/** Sends messages to the queue of a listener, and says of each how it ended, in their order. */
type Send = (listener: ListenerName, messages: string[]) => Promise<Ended[]>;

/**
 * Tells every listener what it hears, all of it at once.
 * @returns how each ended, in their order: it is told when all its listeners have it
 */
export async function tellListeners(all: readonly Told[], send: Send): Promise<Ended[]> {
  const ends: Ended[] = all.map(() => ({ status: 'fulfilled', value: undefined }));
  await Promise.all(
    listenerNames.map(async (listener) => {
      const heard = [...all.keys()].filter((n) => listenersOf((all[n] as Told).name).includes(listener));
      if (heard.length === 0) return;
      const sent = await send(
        listener,
        heard.map((n) => JSON.stringify(all[n])),
      );
      for (const [place, n] of heard.entries()) {
        const end = sent[place];
        if (end?.status === 'rejected') ends[n] = end;
      }
    }),
  );
  return ends;
}
