import { text } from './parameters.ts';
import { remove } from './remove.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';

export const deleteMessage: SqsOperation = async (call) => {
  const queue = queueOf(call, 'DeleteMessage');
  await remove(call.queues, queue, text(call.input, 'ReceiptHandle'));
  return {};
};
