import * as z from 'zod';
import { recordFrom } from '../../shared/typed-record.ts';
import { type ListenerName, listenerNames } from './listeners.ts';

type Variable = `${Uppercase<ListenerName>}_QUEUE_URL`;

/** The environment variable that contains the URL of a listener's queue. */
export const queueVariable = (listener: ListenerName): Variable =>
  `${listener.toUpperCase() as Uppercase<ListenerName>}_QUEUE_URL`;

/** The queue of each listener. If a queue is missing from the template, the code does not compile. */
export const RelayConfig = z.object(recordFrom(listenerNames.map(queueVariable), () => z.string().min(1)));
