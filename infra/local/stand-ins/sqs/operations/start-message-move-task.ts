import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { arnOf } from '../queue.ts';
import type { QueueChange } from '../queues.ts';
import { refusals } from '../refusals.ts';
import { parametersOf, type SqsOperation } from '../sqs-call.ts';

/**
 * Moves the messages of a dead-letter queue back to their original queues. The task is complete when the call returns.
 * A moved message becomes a new one: a new id, no receives, full retention. Messages in flight stay, and so do those
 * that were sent directly to the dead-letter queue. Requires the same five permissions as the real task.
 * @throws ResourceNotFoundException, InvalidParameterValue
 */
export const startMessageMoveTask: SqsOperation = (call) => {
  const { queues, allow } = call;
  const { SourceArn } = parametersOf(call, { SourceArn: z.string() });
  const source = SourceArn.slice(SourceArn.lastIndexOf(':') + 1);
  for (const action of ['StartMessageMoveTask', 'ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'])
    allow(action, source);
  if (SourceArn !== arnOf(source) || !queues.exists(source)) throw refusals.resourceNotFound();
  if (!queues.isDeadLetterQueue(source))
    throw refusals.invalidParameter('Source queue must be configured as a Dead Letter Queue.');

  const changes: QueueChange[] = [];
  for (const message of queues.messagesIn(source)) {
    const { body, sender, deadLetterSource: queue } = message;
    if (!queue || !queues.exists(queue) || message.visibleAt > queues.now() || queues.isExpired(message)) continue;
    allow('SendMessage', queue);
    const at = queues.now();
    changes.push({ gone: message });
    changes.push({ put: { id: randomUUID(), queue, body, sender, sentAt: at, visibleAt: at, receives: 0 } });
  }
  queues.record(changes);
  const task = { taskId: randomUUID(), sourceArn: arnOf(source) };
  return { TaskHandle: Buffer.from(JSON.stringify(task)).toString('base64') };
};
