import * as z from 'zod';
import { arnOf } from '../queue.ts';
import { findPermittedQueue, parametersOf, type SqsOperation } from '../sqs-call.ts';

const AttributeNames = z.array(
  z.enum(['QueueArn', 'ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible']),
);

export const getQueueAttributes: SqsOperation = (call) => {
  const parameters = parametersOf(call, { QueueUrl: z.string(), AttributeNames });
  const queue = findPermittedQueue(call, parameters.QueueUrl, 'GetQueueAttributes');
  const { visible, inFlight } = call.queues.depth(queue);
  const values = {
    QueueArn: arnOf(queue),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
  };
  return { Attributes: Object.fromEntries(parameters.AttributeNames.map((name) => [name, values[name]])) };
};
