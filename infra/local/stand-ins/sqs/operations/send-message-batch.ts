import * as z from 'zod';
import { md5 } from '../queue.ts';
import { refusals } from '../refusals.ts';
import { findPermittedQueue, parametersOf, type SqsOperation } from '../sqs-call.ts';

/** The size limit in bytes, both for one message and for the whole batch. */
const MAX_BATCH_BYTES = 1_048_576;
const MAX_ENTRIES = 10;

const Entry = z.strictObject({ Id: z.string().regex(/^[\w-]{1,80}$/), MessageBody: z.string().min(1) });
/** The characters of XML 1.0. SQS rejects a message with any other character. */
const XML_CHARACTERS = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** Sends several messages. Entries succeed or fail independently of each other. */
export const sendMessageBatch: SqsOperation = (call) => {
  const { QueueUrl, Entries } = parametersOf(call, { QueueUrl: z.string(), Entries: z.array(Entry) });
  const queue = findPermittedQueue(call, QueueUrl, 'SendMessage');
  const size = Entries.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0);
  if (Entries.length === 0) throw refusals.emptyBatch();
  if (Entries.length > MAX_ENTRIES) throw refusals.tooManyEntries(Entries.length);
  if (new Set(Entries.map(({ Id }) => Id)).size < Entries.length) throw refusals.idsNotDistinct();
  if (size > MAX_BATCH_BYTES) throw refusals.batchTooLong(MAX_BATCH_BYTES, size);
  return {
    Successful: Entries.filter(({ MessageBody }) => XML_CHARACTERS.test(MessageBody)).map(({ Id, MessageBody }) => ({
      Id,
      MessageId: call.queues.send(queue, MessageBody, call.sender),
      MD5OfMessageBody: md5(MessageBody),
    })),
    Failed: Entries.filter(({ MessageBody }) => !XML_CHARACTERS.test(MessageBody)).map(({ Id }) => ({
      Id,
      SenderFault: true,
      Code: 'InvalidMessageContents',
      Message: 'Invalid characters found in the message body.',
    })),
  };
};
