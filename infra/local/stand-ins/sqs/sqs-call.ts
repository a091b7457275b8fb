import * as z from 'zod';
import { ACCOUNT } from '../../account.ts';
import type { Queues } from './queues.ts';
import { refusals } from './refusals.ts';

/** One request, with everything that an operation needs to answer it. */
export type SqsCall = {
  queues: Queues;
  input: unknown;
  sender: string;
  /** @throws AccessDenied if the caller may not do `sqs:<action>` on the queue */
  allow: (action: string, queue: string) => void;
};

export type SqsOperation = (call: SqsCall) => Promise<object> | object;

/** Parses the parameters of a request. An unsupported parameter is named in the error. @throws InvalidParameterValue */
export function parametersOf<S extends z.ZodRawShape>({ input }: SqsCall, shape: S) {
  const read = z.strictObject(shape).safeParse(input);
  if (read.success) return read.data;
  throw refusals.invalidParameter(`The local stand-in cannot do this: ${z.prettifyError(read.error)}`);
}

/** Finds the queue with this URL, if the caller may do `action` on it. @throws AccessDenied, QueueDoesNotExist */
export function findPermittedQueue({ queues, allow }: SqsCall, url: string, action: string): string {
  const queue = new RegExp(`/${ACCOUNT}/([^/]+)$`).exec(url)?.[1];
  if (!queue) throw refusals.queueDoesNotExist();
  allow(action, queue);
  return queues.settingsOf(queue).name;
}
