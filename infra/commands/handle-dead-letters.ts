import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

/** How many dead letters were handled, and the errors of the rest. */
export type ReplayOutcome = { healed: number; failures: string[] };

/** Long enough for a batch. If a replay is killed, its dead letters become visible again after this time. */
const HIDDEN_SECONDS = 120;

/**
 * Handles the messages of a dead-letter queue one after the other. Deletes each handled message; leaves failed ones and
 * reports them.
 * @param heal may get a letter more than once; the function that it returns runs after the letter is deleted
 */
export async function handleDeadLetters(
  queueUrl: string,
  heal: (letter: Message) => Promise<undefined | (() => Promise<void>)>,
): Promise<ReplayOutcome> {
  const sqs = new SQSClient({});
  const failed: Message[] = [];
  const failures: string[] = [];
  let healed = 0;

  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: HIDDEN_SECONDS,
        WaitTimeSeconds: 1,
      }),
    );
    if (Messages.length === 0) break;
    for (const message of Messages) {
      try {
        const after = await heal(message);
        await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle }));
        await after?.();
        healed++;
      } catch (error) {
        failed.push(message);
        failures.push(`${message.MessageId}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  for (const { ReceiptHandle } of failed) {
    await sqs
      .send(new ChangeMessageVisibilityCommand({ QueueUrl: queueUrl, ReceiptHandle, VisibilityTimeout: 0 }))
      .catch(() => {}); // the letter becomes visible again by itself
  }
  return { healed, failures };
}
