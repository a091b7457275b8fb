import { AwsError } from '../aws-json.ts';
import { batchEntries, eachEntry } from './batch-entries.ts';
import { enqueue } from './enqueue.ts';
import { LARGEST_MESSAGE, readOutgoingMessage, sizeOf } from './outgoing-message.ts';
import type { Input } from './parameters.ts';
import { batchTooLong } from './refusals.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';

/** The limit of one message is also the limit of the whole batch. */
export const sendMessageBatch: SqsOperation = async (call) => {
  const queue = queueOf(call, 'SendMessage');
  const entries = batchEntries(call.input);
  const size = entries.reduce((sum, { entry }) => sum + sizeIfReadable(entry), 0);
  if (size > LARGEST_MESSAGE) throw batchTooLong(LARGEST_MESSAGE, size);
  return eachEntry(entries, (entry) => enqueue(call.queues, queue, call.sender, readOutgoingMessage(entry)));
};

function sizeIfReadable(entry: Input): number {
  try {
    return sizeOf(readOutgoingMessage(entry));
  } catch (error) {
    if (error instanceof AwsError) return 0;
    throw error;
  }
}
