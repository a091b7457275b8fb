import * as z from 'zod';
import { type ListenerName, listenerNames } from './listeners.ts';

type Variable = `${Uppercase<ListenerName>}_QUEUE_URL`;

/** Where the queue of a listener is, in the relay's environment. */
export const queueVariable = (listener: ListenerName): Variable =>
  `${listener.toUpperCase() as Uppercase<ListenerName>}_QUEUE_URL`;

/** The queue of each listener: one that is missing in the template does not compile. */
export const RelayConfig = z.object(
  Object.fromEntries(listenerNames.map((listener) => [queueVariable(listener), z.string().min(1)])) as Record<
    Variable,
    z.ZodString
  >,
);
