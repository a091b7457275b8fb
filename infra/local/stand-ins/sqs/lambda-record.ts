import type { SQSRecord } from 'aws-lambda';
import { REGION } from '../../account.ts';
import { md5, md5OfAttributes } from './digests.ts';
import type { StoredMessage } from './queue.ts';
import { arnOf } from './queue.ts';
import { systemAttributes } from './system-attributes.ts';

/** A message in the shape in which Lambda hands it to a function: one of the event's `Records`. */
export type SqsMessage = SQSRecord;

export const lambdaRecord = (message: StoredMessage): SqsMessage => ({
  messageId: message.id,
  receiptHandle: message.receipt ?? '',
  body: message.body,
  attributes: systemAttributes(message),
  messageAttributes: Object.fromEntries(
    Object.entries(message.attributes ?? {}).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        ...(StringValue !== undefined && { stringValue: StringValue }),
        ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
        stringListValues: [],
        binaryListValues: [],
      },
    ]),
  ),
  md5OfBody: md5(message.body),
  ...(message.attributes && { md5OfMessageAttributes: md5OfAttributes(message.attributes) }),
  eventSource: 'aws:sqs',
  eventSourceARN: arnOf(message.queue),
  awsRegion: REGION,
});
