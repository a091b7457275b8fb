import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { recordAt, releasesOf } from './letter.ts';

/** Long enough for a batch; a letter that was taken by a replay that was killed is there again after it. */
const HIDDEN_SECONDS = 120;

/**
 * Heals what the dead letters of a stream's listener name, one after the other. A healed letter goes with its record; one that fails
 * stays and is told.
 * @param heal makes right what hangs on one release; is told of a release more than once
 * @returns how many letters were healed, and what the others failed at
 */
export async function replayLetters(
  queueUrl: string,
  heal: (release: { artistId: string; releaseId: string; rev: number }) => Promise<void>,
): Promise<{ healed: number; failures: string[] }> {
  const [sqs, s3] = [new SQSClient({}), new S3Client({})];
  const failed: Message[] = [];
  const failures: string[] = [];
  let healed = 0;

  const replay = async (message: Message) => {
    const { bucket: Bucket, key: Key } = recordAt(message.Body ?? '');
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    for (const release of releasesOf((await Body?.transformToString()) ?? '')) await heal(release);
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
