import type { Queues } from './queues.ts';
import { messageIdIn } from './receipt-handle.ts';
import { invalidValue } from './refusals.ts';

/**
 * Deletes the message that the handle was issued for. A handle that is no longer the newest, or whose message is
 * gone, is accepted and does nothing. Throws ReceiptHandleIsInvalid; on a FIFO queue, InvalidParameterValue when the
 * visibility timeout has passed.
 */
export async function remove(queues: Queues, queue: string, handle: string): Promise<void> {
  const message = queues.find(queue, messageIdIn(handle, queue));
  if (message && queues.settingsOf(queue).fifo && (message.receipt !== handle || message.visibleAt <= queues.now()))
    throw invalidValue(handle, 'ReceiptHandle', 'The receipt handle has expired.');
  await queues.record(message?.receipt === handle ? [{ gone: { queue, id: message.id } }] : []);
}
