import { ACCOUNT, REGION } from '../../account.ts';

/** A queue as the template declares it. Times are in seconds, as in CloudFormation. */
export type QueueSettings = {
  name: string;
  visibilityTimeout: number;
  /** How long a new message stays hidden. Default 0. */
  delay?: number;
  /** Default four days, as in SQS. */
  retention?: number;
  /** What was being worked on when the stand-in ended is visible at once when it starts again. SQS itself waits for the timeout. */
  receiversEndWithUs?: boolean;
  redrive?: { deadLetterQueue: string; maxReceiveCount: number };
  fifo?: boolean;
  /** FIFO only: the body's SHA-256 stands in for a missing deduplication id. */
  contentBasedDeduplication?: boolean;
};

/** `delayed` messages were never received and are not due yet. */
export type Depth = { visible: number; inFlight: number; delayed: number };

/** As it travels in AWS JSON: `BinaryValue` is base64. */
export type MessageAttribute = { DataType: string; StringValue?: string; BinaryValue?: string };

/** Moments are milliseconds since 1970. */
export type StoredMessage = {
  id: string;
  queue: string;
  body: string;
  attributes?: Record<string, MessageAttribute>;
  sender: string;
  sentAt: number;
  visibleAt: number;
  receives: number;
  firstReceivedAt?: number;
  /** The newest receipt handle; older ones delete nothing. */
  receipt?: string;
  group?: string;
  deduplicationId?: string;
  sequence?: string;
  /** The queue that gave the message up, while it waits in a dead-letter queue. */
  deadLetterSource?: string;
};

/** A FIFO send that must not be repeated before `until`. */
export type Deduplication = {
  queue: string;
  deduplicationId: string;
  until: number;
  messageId: string;
  sequence: string;
};

export const arnOf = (queue: string): string => `arn:aws:sqs:${REGION}:${ACCOUNT}:${queue}`;

export const retentionOf = (settings: QueueSettings): number => settings.retention ?? 345_600;
