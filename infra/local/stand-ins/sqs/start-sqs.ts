import { type Authorize, allowAll } from '../../authorize.ts';
import { awsJson, unknownOperation } from '../../aws-json.ts';
import type { Disk } from '../../disk.ts';
import { listen, type Running } from '../../server.ts';
import { changeMessageVisibility } from './operations/change-message-visibility.ts';
import { deleteMessage } from './operations/delete-message.ts';
import { getQueueAttributes } from './operations/get-queue-attributes.ts';
import { receiveMessage } from './operations/receive-message.ts';
import { sendMessageBatch } from './operations/send-message-batch.ts';
import { startMessageMoveTask } from './operations/start-message-move-task.ts';
import { type Consume, type PollOptions, poll } from './poll.ts';
import { arnOf, type Depth, type QueueSettings } from './queue.ts';
import { openQueues } from './queues.ts';
import { refusals } from './refusals.ts';
import type { SqsOperation } from './sqs-call.ts';

export type SqsOptions = {
  port: number;
  directory: string;
  queues: QueueSettings[];
  authorize?: Authorize;
  /** The current time, in milliseconds since 1970. */
  now?: () => number;
  disk?: Disk;
};

export type Sqs = Running & {
  /** Sends a message to a queue on behalf of an AWS service, so no permission is checked. */
  send(queue: string, body: string): Promise<{ messageId: string }>;
  /** Polls a queue like Lambda's event source; see `poll.ts`. Returns a function that stops it. */
  poll(queue: string, consume: Consume, options: PollOptions): () => Promise<void>;
  depth(queue: string): Depth;
};

const operations: Record<string, SqsOperation> = {
  SendMessageBatch: sendMessageBatch,
  ReceiveMessage: receiveMessage,
  DeleteMessage: deleteMessage,
  ChangeMessageVisibility: changeMessageVisibility,
  GetQueueAttributes: getQueueAttributes,
  StartMessageMoveTask: startMessageMoveTask,
};

/**
 * Starts Amazon SQS on loopback, AWS JSON 1.0, with the operations that the product uses. `stop()` waits for the
 * batches that are being consumed.
 * @throws Error with one sentence if the queues are inconsistent or their file is damaged
 */
export async function startSqs(options: SqsOptions): Promise<Sqs> {
  const { authorize = allowAll } = options;
  const queues = openQueues(options.directory, options.queues, options.now ?? Date.now, options.disk);
  const handler = awsJson('application/x-amz-json-1.0', ({ operation, input, principal }) => {
    const run = operations[operation] ?? unknownOperation(operation);
    return run({
      queues,
      input,
      sender: principal ?? 'anonymous',
      allow(action, queue) {
        const refusal = authorize({ accessKeyId: principal, action: `sqs:${action}`, resource: arnOf(queue) });
        if (refusal) throw refusals.accessDenied(refusal);
      },
    });
  });
  const server = await listen(handler, options.port).catch((error: unknown) => {
    queues.close();
    throw error;
  });
  const pollers = new Set<() => Promise<void>>();

  return {
    url: server.url,
    send: async (queue, body) => ({ messageId: queues.send(queue, body, 'local') }),
    poll(queue, consume, how) {
      const stop = poll(queues, queue, consume, how);
      pollers.add(stop);
      return async () => {
        pollers.delete(stop);
        await stop();
      };
    },
    depth: queues.depth,
    async stop() {
      queues.beginClosing();
      await Promise.all([...pollers].map((stop) => stop()));
      await server.stop();
      queues.close();
    },
  };
}
