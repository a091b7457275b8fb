import { ACCOUNT } from '../../account.ts';
import type { Input } from './parameters.ts';
import { text } from './parameters.ts';
import type { Queues } from './queues.ts';
import { invalidAddress } from './refusals.ts';

/** One request, with all that an operation needs to answer it. */
export type SqsCall = {
  queues: Queues;
  input: Input;
  sender: string;
  urlOf: (queue: string) => string;
  /** Throws AccessDenied when the caller may not do `sqs:<action>` on the queue. */
  allow: (action: string, queue: string) => void;
};

export type SqsOperation = (call: SqsCall) => Promise<object>;

/** The queue that QueueUrl names, once the caller may do `action` on it. Throws AccessDenied, QueueDoesNotExist. */
export function queueOf({ queues, input, allow }: SqsCall, action: string): string {
  const url = text(input, 'QueueUrl');
  const queue = new RegExp(`/${ACCOUNT}/([^/]+)$`).exec(url)?.[1];
  if (!queue) throw invalidAddress(url);
  allow(action, queue);
  return queues.settingsOf(queue).name;
}
