import * as z from 'zod';
import { messageByReceipt } from '../receive.ts';
import { refusals } from '../refusals.ts';
import { findPermittedQueue, parametersOf, type SqsOperation } from '../sqs-call.ts';

/** Hides a message for a number of seconds from now; 0 makes it visible immediately. @throws MessageNotInflight */
export const changeMessageVisibility: SqsOperation = (call) => {
  const { QueueUrl, ReceiptHandle, VisibilityTimeout } = parametersOf(call, {
    QueueUrl: z.string(),
    ReceiptHandle: z.string().min(1),
    VisibilityTimeout: z.int().min(0).max(43_200),
  });
  const { queues } = call;
  const message = messageByReceipt(
    queues,
    findPermittedQueue(call, QueueUrl, 'ChangeMessageVisibility'),
    ReceiptHandle,
  );
  if (!message)
    throw refusals.invalidParameter('Message does not exist or is not available for visibility timeout change.');
  if (message.visibleAt <= queues.now()) throw refusals.messageNotInflight();
  queues.record([{ put: { ...message, visibleAt: queues.now() + VisibilityTimeout * 1000 } }]);
  return {};
};
