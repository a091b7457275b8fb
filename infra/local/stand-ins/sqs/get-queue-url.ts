import { text } from './parameters.ts';
import type { SqsOperation } from './sqs-call.ts';

export const getQueueUrl: SqsOperation = async ({ queues, input, allow, urlOf }) => {
  const queue = text(input, 'QueueName');
  allow('GetQueueUrl', queue);
  return { QueueUrl: urlOf(queues.settingsOf(queue).name) };
};
