import type { SQSRecordAttributes } from 'aws-lambda';
import type { StoredMessage } from './queue.ts';
import { arnOf } from './queue.ts';

/** What SQS says about a received message, beside what the sender said. */
export const systemAttributes = (message: StoredMessage): SQSRecordAttributes => ({
  SenderId: message.sender,
  SentTimestamp: String(message.sentAt),
  ApproximateReceiveCount: String(message.receives),
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  ...(message.group && { MessageGroupId: message.group }),
  ...(message.deduplicationId && { MessageDeduplicationId: message.deduplicationId }),
  ...(message.sequence && { SequenceNumber: message.sequence }),
  ...(message.deadLetterSource && { DeadLetterQueueSourceArn: arnOf(message.deadLetterSource) }),
});
