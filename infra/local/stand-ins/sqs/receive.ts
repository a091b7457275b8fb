import { randomUUID } from 'node:crypto';
import type { StoredMessage } from './queue.ts';
import type { QueueChange, Queues } from './queues.ts';
import { refusals } from './refusals.ts';

export type ReceiveOptions = {
  atMost: number;
  /** In seconds; by default the queue's own. */
  visibilityTimeout?: number | undefined;
  /** How long to wait for a first message; `Infinity` waits until `signal` aborts or the stand-in stops. */
  waitMilliseconds: number;
  signal?: AbortSignal;
};

/**
 * Receives the available messages, oldest first, and hides them for the visibility timeout. Messages that have already
 * been received `maxReceiveCount` times go to the dead-letter queue instead.
 */
export async function receive(queues: Queues, queue: string, options: ReceiveOptions): Promise<StoredMessage[]> {
  const deadline = performance.now() + options.waitMilliseconds;
  for (;;) {
    const { messages, nextVisibleIn } = hideAndReceive(queues, queue, options);
    const left = deadline - performance.now();
    if (messages.length > 0 || left <= 0 || options.signal?.aborted || queues.isClosing()) return messages;
    await queues.changed(queue, Math.min(left, nextVisibleIn));
  }
}

function hideAndReceive(queues: Queues, queue: string, { atMost, visibilityTimeout }: ReceiveOptions) {
  const settings = queues.settingsOf(queue);
  const now = queues.now();
  const changes: QueueChange[] = [];
  const messages: StoredMessage[] = [];
  let nextVisibleIn = Infinity;
  for (const message of queues.messagesIn(queue)) {
    if (messages.length === atMost) break;
    if (queues.isExpired(message)) {
      changes.push({ gone: message });
    } else if (message.visibleAt > now) {
      nextVisibleIn = Math.min(nextVisibleIn, message.visibleAt - now);
    } else if (settings.redrive && message.receives >= settings.redrive.maxReceiveCount) {
      const { receipt: _, ...withoutReceipt } = message;
      changes.push({ gone: message });
      changes.push({ put: { ...withoutReceipt, queue: settings.redrive.deadLetterQueue, deadLetterSource: queue } });
    } else {
      const inFlight = {
        ...message,
        visibleAt: now + (visibilityTimeout ?? settings.visibilityTimeout) * 1000,
        receives: message.receives + 1,
        firstReceivedAt: message.firstReceivedAt ?? now,
        receipt: Buffer.from(`${queue} ${message.id} ${randomUUID()}`).toString('base64'),
      };
      changes.push({ put: inFlight });
      messages.push(inFlight);
    }
  }
  queues.record(changes);
  return { messages, nextVisibleIn };
}

/**
 * Finds the message that a receipt handle belongs to; undefined if it was deleted, or has been received again.
 * @throws ReceiptHandleIsInvalid for a handle that this queue never issued
 */
export function messageByReceipt(queues: Queues, queue: string, handle: string): StoredMessage | undefined {
  const [issuer, id, nonce] = Buffer.from(handle, 'base64').toString().split(' ');
  if (issuer !== queue || !id || !nonce) throw refusals.receiptHandleIsInvalid(handle);
  const message = queues.find(queue, id);
  return message?.receipt === handle ? message : undefined;
}
