import { randomUUID } from 'node:crypto';
import { md5, md5OfAttributes, sha256 } from './digests.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { LARGEST_MESSAGE, sizeOf } from './outgoing-message.ts';
import type { QueueSettings } from './queue.ts';
import type { Queues } from './queues.ts';
import { invalidParameter, invalidValue, missingParameter } from './refusals.ts';

const DEDUPLICATION_MILLISECONDS = 5 * 60 * 1000;

/** What SendMessage answers. */
export type Receipt = {
  MessageId: string;
  MD5OfMessageBody: string;
  MD5OfMessageAttributes?: string;
  SequenceNumber?: string;
};

/**
 * Puts a message on disk and in its queue. A FIFO message whose deduplication id was sent in the last five minutes is
 * acknowledged with the first one's id, and dropped.
 */
export async function enqueue(
  queues: Queues,
  queue: string,
  sender: string,
  message: OutgoingMessage,
): Promise<Receipt> {
  const settings = queues.settingsOf(queue);
  if (sizeOf(message) > LARGEST_MESSAGE)
    throw invalidParameter(
      `One or more parameters are invalid. Reason: Message must be shorter than ${LARGEST_MESSAGE} bytes.`,
    );
  const deduplicationId = settings.fifo ? deduplicationIdOf(settings, message) : undefined;
  const digests = {
    MD5OfMessageBody: md5(message.body),
    ...(message.attributes && { MD5OfMessageAttributes: md5OfAttributes(message.attributes) }),
  };
  const earlier = deduplicationId && queues.sentBefore(queue, deduplicationId);
  if (earlier) {
    await queues.record([]);
    return { MessageId: earlier.messageId, SequenceNumber: earlier.sequence, ...digests };
  }

  const id = randomUUID();
  const sequence = settings.fifo ? queues.nextSequence() : undefined;
  const sentAt = queues.now();
  const { body, attributes, group } = message;
  const visibleAt = sentAt + (message.delay ?? settings.delay ?? 0) * 1000;
  const put = { id, queue, body, attributes, sender, sentAt, visibleAt, receives: 0, group, deduplicationId, sequence };
  const until = sentAt + DEDUPLICATION_MILLISECONDS;
  await queues.record(
    deduplicationId && sequence
      ? [{ put }, { sent: { queue, deduplicationId, until, messageId: id, sequence } }]
      : [{ put }],
  );
  return { MessageId: id, ...digests, ...(sequence && { SequenceNumber: sequence }) };
}

/** Checks what a FIFO queue asks of a message, and answers the id by which its repetitions are known. */
function deduplicationIdOf(settings: QueueSettings, message: OutgoingMessage): string {
  if (!message.group) throw missingParameter('MessageGroupId');
  if (message.delay)
    throw invalidValue(
      message.delay,
      'DelaySeconds',
      'The request include parameter that is not valid for this queue type.',
    );
  if (message.deduplicationId) return message.deduplicationId;
  if (settings.contentBasedDeduplication) return sha256(message.body);
  throw invalidParameter(
    'The queue should either have ContentBasedDeduplication enabled or MessageDeduplicationId provided explicitly',
  );
}
