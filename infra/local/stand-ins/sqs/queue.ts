import { createHash } from 'node:crypto';
import type { SQSRecord, SQSRecordAttributes } from 'aws-lambda';
import { ACCOUNT, REGION } from '../../account.ts';

/** A queue as the template declares it. Times are in seconds, as in CloudFormation. */
export type QueueSettings = {
  name: string;
  visibilityTimeout: number;
  /** Four days by default, as in SQS. */
  retention?: number;
  /**
   * Whether messages that were in flight when the stand-in stopped become visible immediately after a restart. SQS
   * itself waits for the timeout.
   */
  receiversEndWithUs?: boolean;
  redrive?: { deadLetterQueue: string; maxReceiveCount: number };
};

export type Depth = { visible: number; inFlight: number };

/** A message as stored. Times are in milliseconds since 1970. */
export type StoredMessage = {
  id: string;
  queue: string;
  body: string;
  sender: string;
  sentAt: number;
  visibleAt: number;
  receives: number;
  firstReceivedAt?: number;
  /** The newest receipt handle; older ones no longer delete the message. */
  receipt?: string;
  /** The queue that the message came from, if it is in a dead-letter queue. */
  deadLetterSource?: string;
};

export const arnOf = (queue: string): string => `arn:aws:sqs:${REGION}:${ACCOUNT}:${queue}`;

export const retentionOf = (settings: QueueSettings): number => settings.retention ?? 345_600;

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The attributes that SQS reports for a received message. */
export const systemAttributes = (message: StoredMessage): SQSRecordAttributes => ({
  SenderId: message.sender,
  SentTimestamp: String(message.sentAt),
  ApproximateReceiveCount: String(message.receives),
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  ...(message.deadLetterSource && { DeadLetterQueueSourceArn: arnOf(message.deadLetterSource) }),
});

/** A message in the format in which Lambda passes it to a function: one of the event's `Records`. */
export const lambdaRecord = (message: StoredMessage): SQSRecord => ({
  messageId: message.id,
  receiptHandle: message.receipt ?? '',
  body: message.body,
  attributes: systemAttributes(message),
  messageAttributes: {},
  md5OfBody: md5(message.body),
  eventSource: 'aws:sqs',
  eventSourceARN: arnOf(message.queue),
  awsRegion: REGION,
});
