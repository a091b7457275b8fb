import * as z from 'zod';
import { arnOf } from '../queue.ts';
import { parametersOf, queueAt, type SqsOperation } from '../sqs-call.ts';

const AttributeNames = z.array(
  z.enum(['QueueArn', 'ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible']),
);

export const getQueueAttributes: SqsOperation = (call) => {
  const asked = parametersOf(call, { QueueUrl: z.string(), AttributeNames });
  const queue = queueAt(call, asked.QueueUrl, 'GetQueueAttributes');
  const { visible, inFlight } = call.queues.depth(queue);
  const known = {
    QueueArn: arnOf(queue),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
  };
  return { Attributes: Object.fromEntries(asked.AttributeNames.map((name) => [name, known[name]])) };
};
