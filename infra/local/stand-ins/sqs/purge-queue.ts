import { purgeInProgress } from './refusals.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';

const PAUSE_MILLISECONDS = 60_000;

/** Deletes all messages, those in flight too. Throws PurgeQueueInProgress within 60 seconds of the last purge. */
export function purgeQueue(): SqsOperation {
  const lastPurge = new Map<string, number>();
  return async (call) => {
    const { queues } = call;
    const queue = queueOf(call, 'PurgeQueue');
    const now = queues.now();
    if (now < (lastPurge.get(queue) ?? -Infinity) + PAUSE_MILLISECONDS) throw purgeInProgress(queue);
    lastPurge.set(queue, now);
    await queues.record([...queues.messagesIn(queue)].map(({ id }) => ({ gone: { queue, id } })));
    return {};
  };
}
