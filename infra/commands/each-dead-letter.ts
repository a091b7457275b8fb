import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

/** How many letters were healed, and what the others failed at. */
export type Replayed = { healed: number; failures: string[] };

/** Long enough for a batch; a letter that was taken by a replay that was killed is there again after it. */
const HIDDEN_SECONDS = 120;

/**
 * Heals what each letter of a dead-letter queue names, one after the other. A letter that was healed goes; one that fails stays and is told.
 * @param heal gets a letter more than once; what it answers is done when the letter is gone
 */
export async function eachDeadLetter(
  queueUrl: string,
  heal: (letter: Message) => Promise<undefined | (() => Promise<void>)>,
): Promise<Replayed> {
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
      .catch(() => {}); // visible again by itself meanwhile
  }
  return { healed, failures };
}
