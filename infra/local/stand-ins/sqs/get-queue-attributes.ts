import { LARGEST_MESSAGE } from './outgoing-message.ts';
import { texts } from './parameters.ts';
import { arnOf, retentionOf } from './queue.ts';
import type { Queues } from './queues.ts';
import { invalidAttributeName } from './refusals.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';

export const getQueueAttributes: SqsOperation = async (call) => {
  const queue = queueOf(call, 'GetQueueAttributes');
  const attributes = attributesOf(call.queues, queue);
  const names = texts(call.input, 'AttributeNames');
  if (names.includes('All')) return { Attributes: attributes };
  const unknown = names.find((name) => !KNOWN.has(name));
  if (unknown !== undefined) throw invalidAttributeName(unknown);
  const asked = Object.entries(attributes).filter(([name]) => names.includes(name));
  return asked.length > 0 ? { Attributes: Object.fromEntries(asked) } : {};
};

/** A standard queue has no FIFO attributes, yet may be asked for them; the same for a queue without redrive. */
const KNOWN = new Set([
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesDelayed',
  'ApproximateNumberOfMessagesNotVisible',
  'ContentBasedDeduplication',
  'DelaySeconds',
  'FifoQueue',
  'MaximumMessageSize',
  'MessageRetentionPeriod',
  'QueueArn',
  'ReceiveMessageWaitTimeSeconds',
  'RedrivePolicy',
  'VisibilityTimeout',
]);

function attributesOf(queues: Queues, queue: string): Record<string, string> {
  const settings = queues.settingsOf(queue);
  const { visible, inFlight, delayed } = queues.depth(queue);
  return {
    QueueArn: arnOf(queue),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    VisibilityTimeout: String(settings.visibilityTimeout),
    DelaySeconds: String(settings.delay ?? 0),
    MaximumMessageSize: String(LARGEST_MESSAGE),
    MessageRetentionPeriod: String(retentionOf(settings)),
    ReceiveMessageWaitTimeSeconds: '0',
    ...(settings.redrive && {
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: arnOf(settings.redrive.deadLetterQueue),
        maxReceiveCount: settings.redrive.maxReceiveCount,
      }),
    }),
    ...(settings.fifo && {
      FifoQueue: 'true',
      ContentBasedDeduplication: String(settings.contentBasedDeduplication ?? false),
    }),
  };
}
