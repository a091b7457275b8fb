import { optionalWhole, text } from './parameters.ts';
import { messageIdIn } from './receipt-handle.ts';
import { invalidValue, messageNotInflight, missingParameter } from './refusals.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';

/** Hides a message for so many seconds from now; 0 gives it back at once. Throws MessageNotInflight. */
export const changeMessageVisibility: SqsOperation = async (call) => {
  const { queues, input } = call;
  const queue = queueOf(call, 'ChangeMessageVisibility');
  const handle = text(input, 'ReceiptHandle');
  const seconds = optionalWhole(input, 'VisibilityTimeout', [0, 43_200]);
  if (seconds === undefined) throw missingParameter('VisibilityTimeout');

  const message = queues.find(queue, messageIdIn(handle, queue));
  if (!message || message.receipt !== handle || message.firstReceivedAt === undefined)
    throw invalidValue(
      handle,
      'ReceiptHandle',
      'Message does not exist or is not available for visibility timeout change.',
    );
  if (message.visibleAt <= queues.now()) throw messageNotInflight();

  const { id, receives, firstReceivedAt } = message;
  const visibleAt = queues.now() + seconds * 1000;
  await queues.record([{ delivery: { queue, id, receives, firstReceivedAt, receipt: handle, visibleAt } }]);
  return {};
};
