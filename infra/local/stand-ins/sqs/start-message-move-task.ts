import { randomUUID } from 'node:crypto';
import { optionalText, optionalWhole, text } from './parameters.ts';
import type { StoredMessage } from './queue.ts';
import { arnOf } from './queue.ts';
import type { Change } from './queues.ts';
import { invalidParameter, resourceNotFound } from './refusals.ts';
import type { SqsCall, SqsOperation } from './sqs-call.ts';

/**
 * Moves what waits in a dead-letter queue back to where it came from, or to DestinationArn. The task is done when the
 * answer comes. A moved message is a new one: new id, no receives, full retention. Messages in flight stay, and so do
 * those that were sent straight to the dead-letter queue when there is no DestinationArn.
 * Needs the five permissions that the real task needs. Throws ResourceNotFoundException, InvalidParameterValue.
 */
export const startMessageMoveTask: SqsOperation = async (call) => {
  const { queues, input, allow } = call;
  const source = queueNameIn(text(input, 'SourceArn'), 'SourceArn');
  for (const action of ['StartMessageMoveTask', 'ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'])
    allow(action, source);
  if (!queues.has(source)) throw resourceNotFound('SourceArn');
  if (!queues.isDeadLetterQueue(source))
    throw invalidParameter('Source queue must be configured as a Dead Letter Queue.');
  optionalWhole(input, 'MaxNumberOfMessagesPerSecond', [1, 500]);
  const destination = destinationOf(call, source);

  const changes: Change[] = [];
  for (const message of queues.messagesIn(source)) {
    const target = destination ?? message.deadLetterSource;
    if (!target || !queues.has(target) || message.visibleAt > queues.now() || queues.isExpired(message)) continue;
    allow('SendMessage', target);
    changes.push({ put: fresh(call, message, target), instead: { queue: source, id: message.id } });
  }
  await queues.record(changes);
  const task = { taskId: randomUUID(), sourceArn: arnOf(source) };
  return { TaskHandle: Buffer.from(JSON.stringify(task)).toString('base64') };
};

function destinationOf({ queues, input, allow }: SqsCall, source: string): string | undefined {
  const arn = optionalText(input, 'DestinationArn');
  if (arn === undefined) return undefined;
  const destination = queueNameIn(arn, 'DestinationArn');
  allow('SendMessage', destination);
  if (!queues.has(destination)) throw resourceNotFound('DestinationArn');
  if (destination === source) throw invalidParameter('Source queue arn and destination queue arn cannot be the same.');
  return destination;
}

function queueNameIn(arn: string, parameter: string): string {
  const name = /^arn:aws:sqs:[^:]+:\d{12}:([^:]+)$/.exec(arn)?.[1];
  if (!name || arnOf(name) !== arn)
    throw /^arn:/.test(arn)
      ? resourceNotFound(parameter)
      : invalidParameter(
          `You must use this format to specify the ${parameter}: arn:<partition>:<service>:<region>:<account-id>:<resource-name>`,
        );
  return name;
}

const fresh = ({ queues }: SqsCall, message: StoredMessage, queue: string): StoredMessage => ({
  id: randomUUID(),
  queue,
  body: message.body,
  attributes: message.attributes,
  sender: message.sender,
  sentAt: queues.now(),
  visibleAt: queues.now(),
  receives: 0,
  group: message.group,
  deduplicationId: message.deduplicationId,
  sequence: message.sequence && queues.nextSequence(),
});
