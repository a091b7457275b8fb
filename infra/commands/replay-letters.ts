import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { ItemChange } from '../../services/platform/item-change.ts';
import { changesIn, recordAt } from './letter.ts';

/** How many letters were healed, and what the others failed at. */
export type Replayed = { healed: number; failures: string[] };

/** Long enough for a batch; a letter that was taken by a replay that was killed is there again after it. */
const HIDDEN_SECONDS = 120;

/**
 * Follows the changes again that the dead letters of a stream's reader name, one letter after the other. A letter whose changes were
 * followed goes with its record; one that fails stays and is printed.
 * @param follow gets a change more than once
 */
export async function replayLetters(
  queueUrl: string,
  follow: (change: ItemChange) => Promise<void>,
): Promise<Replayed> {
  const [sqs, s3] = [new SQSClient({}), new S3Client({})];
  const failed: Message[] = [];
  const failures: string[] = [];
  let healed = 0;

  const replay = async (message: Message) => {
    const { bucket: Bucket, key: Key } = recordAt(message.Body ?? '');
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    for (const change of changesIn((await Body?.transformToString()) ?? '')) await follow(change);
    // The letter first: a record without a letter goes by itself after a fortnight.
    await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: message.ReceiptHandle }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  };
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
        await replay(message);
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
