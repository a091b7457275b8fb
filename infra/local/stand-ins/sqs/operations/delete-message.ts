import * as z from 'zod';
import { messageByReceipt } from '../receive.ts';
import { parametersOf, queueAt, type SqsOperation } from '../sqs-call.ts';

/** A receipt handle that is outdated, or whose message is gone, is accepted and does nothing. */
export const deleteMessage: SqsOperation = (call) => {
  const { QueueUrl, ReceiptHandle } = parametersOf(call, { QueueUrl: z.string(), ReceiptHandle: z.string().min(1) });
  const gone = messageByReceipt(call.queues, queueAt(call, QueueUrl, 'DeleteMessage'), ReceiptHandle);
  call.queues.record(gone ? [{ gone }] : []);
  return {};
};
