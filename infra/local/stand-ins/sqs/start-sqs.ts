import { ACCOUNT } from '../../account.ts';
import type { Authorize } from '../../authorize.ts';
import { allowAll } from '../../authorize.ts';
import type { Running } from '../../server.ts';
import { listen } from '../../server.ts';
import { awsJson, unknownOperation } from '../aws-json.ts';
import { changeMessageVisibility } from './change-message-visibility.ts';
import { deleteMessage } from './delete-message.ts';
import { deleteMessageBatch } from './delete-message-batch.ts';
import { enqueue } from './enqueue.ts';
import { getQueueAttributes } from './get-queue-attributes.ts';
import { getQueueUrl } from './get-queue-url.ts';
import type { Consume, PollOptions } from './poll.ts';
import { poll } from './poll.ts';
import { purgeQueue } from './purge-queue.ts';
import type { Depth, QueueSettings } from './queue.ts';
import { arnOf } from './queue.ts';
import { openQueues } from './queues.ts';
import { receiveMessage } from './receive-message.ts';
import { accessDenied } from './refusals.ts';
import { sendMessage } from './send-message.ts';
import { sendMessageBatch } from './send-message-batch.ts';
import type { SqsOperation } from './sqs-call.ts';
import { startMessageMoveTask } from './start-message-move-task.ts';

export type SqsOptions = {
  port: number;
  directory: string;
  queues: QueueSettings[];
  authorize?: Authorize;
  /** Milliseconds since 1970. */
  now?: () => number;
};

export type Sqs = Running & {
  /** Puts a message in a queue for a service of the cloud itself, so it asks for no permission. */
  send(queue: string, body: string, fifo?: { group: string; deduplicationId?: string }): Promise<{ messageId: string }>;
  /** Lambda's event source; see `poll.ts`. The answer stops it. */
  poll(queue: string, consume: Consume, options: PollOptions): () => Promise<void>;
  depth(queue: string): Depth;
};

/**
 * Amazon SQS on loopback, AWS JSON 1.0. `stop()` waits for the batches that pollers are consuming.
 * Throws one sentence when the queues do not fit together or their file is damaged.
 */
export async function startSqs(options: SqsOptions): Promise<Sqs> {
  const { authorize = allowAll } = options;
  const queues = await openQueues(options.directory, options.queues, options.now ?? Date.now);
  const operations = new Map<string, SqsOperation>(
    Object.entries({
      SendMessage: sendMessage,
      SendMessageBatch: sendMessageBatch,
      ReceiveMessage: receiveMessage,
      DeleteMessage: deleteMessage,
      DeleteMessageBatch: deleteMessageBatch,
      ChangeMessageVisibility: changeMessageVisibility,
      GetQueueAttributes: getQueueAttributes,
      GetQueueUrl: getQueueUrl,
      PurgeQueue: purgeQueue(),
      StartMessageMoveTask: startMessageMoveTask,
    }),
  );

  const handler = awsJson('application/x-amz-json-1.0', ({ operation, input, principal }) => {
    const run = operations.get(operation) ?? unknownOperation(operation);
    return run({
      queues,
      input,
      sender: principal ?? 'anonymous',
      urlOf: (queue) => `${server.url}/${ACCOUNT}/${queue}`,
      allow(action, queue) {
        const refusal = authorize({ accessKeyId: principal, action: `sqs:${action}`, resource: arnOf(queue) });
        if (refusal) throw accessDenied(refusal);
      },
    });
  });
  const server = await listen(handler, options.port).catch(async (error) => {
    await queues.close();
    throw error;
  });
  const pollers = new Set<() => Promise<void>>();

  return {
    url: server.url,
    async send(queue, body, fifo) {
      const { MessageId } = await enqueue(queues, queue, 'local', { body, ...fifo });
      return { messageId: MessageId };
    },
    poll(queue, consume, how) {
      const stop = poll(queues, queue, consume, how);
      pollers.add(stop);
      return async () => {
        pollers.delete(stop);
        await stop();
      };
    },
    depth: (queue) => queues.depth(queues.settingsOf(queue).name),
    async stop() {
      queues.beginClosing();
      await Promise.all([...pollers].map((stop) => stop()));
      await server.stop();
      await queues.close();
    },
  };
}
