import { enqueue } from './enqueue.ts';
import { readOutgoingMessage } from './outgoing-message.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';

export const sendMessage: SqsOperation = async (call) => {
  const queue = queueOf(call, 'SendMessage');
  return enqueue(call.queues, queue, call.sender, readOutgoingMessage(call.input));
};
