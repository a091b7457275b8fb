import { batchEntries, eachEntry } from './batch-entries.ts';
import { text } from './parameters.ts';
import { remove } from './remove.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';

export const deleteMessageBatch: SqsOperation = async (call) => {
  const queue = queueOf(call, 'DeleteMessage');
  return eachEntry(batchEntries(call.input), async (entry) => {
    await remove(call.queues, queue, text(entry, 'ReceiptHandle'));
    return {};
  });
};
