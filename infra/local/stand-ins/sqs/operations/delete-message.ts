import * as z from 'zod';
import { messageByReceipt } from '../receive.ts';
import { findPermittedQueue, parametersOf, type SqsOperation } from '../sqs-call.ts';

/** Deletes a received message. Does nothing for an outdated receipt handle, or if the message is already deleted. */
export const deleteMessage: SqsOperation = (call) => {
  const { QueueUrl, ReceiptHandle } = parametersOf(call, { QueueUrl: z.string(), ReceiptHandle: z.string().min(1) });
  const gone = messageByReceipt(call.queues, findPermittedQueue(call, QueueUrl, 'DeleteMessage'), ReceiptHandle);
  call.queues.record(gone ? [{ gone }] : []);
  return {};
};
