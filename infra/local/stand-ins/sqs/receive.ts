import type { StoredMessage } from './queue.ts';
import type { Change, Queues } from './queues.ts';
import { newReceiptHandle } from './receipt-handle.ts';

export type ReceiveOptions = {
  atMost: number;
  /** Seconds; the queue's own when not given. */
  visibilityTimeout?: number;
  /** How long to wait for a first message; `Infinity` waits until `signal` or the end of the stand-in. */
  waitMilliseconds: number;
  signal?: AbortSignal;
};

/**
 * Takes the messages that are due, oldest first, and hides them for the visibility timeout. Those already received
 * `maxReceiveCount` times go to the dead-letter queue instead. The taking is on disk when this returns.
 */
export async function receive(queues: Queues, queue: string, options: ReceiveOptions): Promise<StoredMessage[]> {
  const deadline = performance.now() + options.waitMilliseconds;
  for (;;) {
    const { messages, written, nextVisibleIn } = take(queues, queue, options);
    const left = deadline - performance.now();
    if (messages.length > 0 || left <= 0 || options.signal?.aborted || queues.isClosing()) {
      await written;
      return messages;
    }
    // Registered before the first await, so that no message can arrive unseen between the look and the wait.
    const change = queues.changed(queue, Math.min(left, nextVisibleIn));
    await written;
    await change;
  }
}

function take(
  queues: Queues,
  queue: string,
  { atMost, visibilityTimeout }: ReceiveOptions,
): { messages: StoredMessage[]; written: Promise<void>; nextVisibleIn: number } {
  const settings = queues.settingsOf(queue);
  const now = queues.now();
  const changes: Change[] = [];
  const messages: StoredMessage[] = [];
  const heldGroups = new Set<string>();
  let nextVisibleIn = Infinity;

  for (const message of queues.messagesIn(queue)) {
    if (messages.length === atMost) break;
    const { id, group } = message;
    if (queues.isExpired(message)) {
      changes.push({ gone: { queue, id } });
    } else if (settings.fifo && group && heldGroups.has(group)) {
      // Order within a group: nothing may overtake a message that is in flight.
    } else if (message.visibleAt > now) {
      nextVisibleIn = Math.min(nextVisibleIn, message.visibleAt - now);
      if (group) heldGroups.add(group);
    } else if (settings.redrive && message.receives >= settings.redrive.maxReceiveCount) {
      const put = { ...message, queue: settings.redrive.deadLetterQueue, receipt: undefined, deadLetterSource: queue };
      changes.push({ put, instead: { queue, id } });
    } else {
      const delivery = {
        visibleAt: now + (visibilityTimeout ?? settings.visibilityTimeout) * 1000,
        receives: message.receives + 1,
        firstReceivedAt: message.firstReceivedAt ?? now,
        receipt: newReceiptHandle(queue, id),
      };
      changes.push({ delivery: { queue, id, ...delivery } });
      messages.push({ ...message, ...delivery });
    }
  }
  return { messages, written: queues.record(changes), nextVisibleIn };
}
