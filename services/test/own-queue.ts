import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { startSqs } from '../../infra/local/stand-ins/sqs/start-sqs.ts';
import { silently } from './silently.ts';

/** Longer than the queue hides a message after it has been received. */
const HIDDEN_SECONDS = 70;
const MAX_RECEIVES = 5;

/**
 * Creates a queue with its own dead-letter queue and clock, because the local queues hide a failed message as long as
 * the cloud's do. Every later SQS call in this process uses it.
 * @param mostReceives how often a message is received before it becomes a dead letter
 */
export async function ownQueue(mostReceives = MAX_RECEIVES) {
  const directory = mkdtempSync(path.join(tmpdir(), 'segno-queue-'));
  let now = Date.now();
  const sqs = await startSqs({
    port: 0,
    directory,
    queues: [
      {
        name: 'work',
        visibilityTimeout: HIDDEN_SECONDS,
        redrive: { deadLetterQueue: 'letters', maxReceiveCount: mostReceives },
      },
      { name: 'letters', visibilityTimeout: 30, retention: 14 * 24 * 3600 },
    ],
    now: () => now,
  });
  const anybody = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'local' };
  Object.assign(process.env, { ...anybody, ...process.env, AWS_ENDPOINT_URL_SQS: sqs.url });
  const urlOf = (queue: string) => `${sqs.url}/000000000000/${queue}`;

  return {
    url: urlOf('work'),
    lettersUrl: urlOf('letters'),
    mostReceives,
    now: () => now,
    later(seconds: number): void {
      now += seconds * 1000;
    },
    /** Sends a message: an object as JSON, or a string unchanged. */
    send: (body: object | string) => sqs.send('work', typeof body === 'string' ? body : JSON.stringify(body)),
    waiting: () => sqs.depth('work').visible,
    letters: () => sqs.depth('letters').visible,

    /**
     * Delivers one batch as Lambda does, and deletes the messages that did not fail. @returns how many messages were
     * received, and how many failed
     */
    async deliver(handler: (event: SQSEvent) => Promise<SQSBatchResponse>): Promise<{ came: number; failed: number }> {
      const client = new SQSClient({});
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: urlOf('work'),
          MaxNumberOfMessages: 10,
          MessageSystemAttributeNames: ['All'],
        }),
      );
      if (Messages.length === 0) return { came: 0, failed: 0 };
      const records = Messages.map(({ MessageId, Body, ReceiptHandle, Attributes }) => ({
        messageId: MessageId,
        body: Body,
        receiptHandle: ReceiptHandle,
        attributes: Attributes,
        eventSource: 'aws:sqs',
      }));
      const { batchItemFailures } = await silently(() => handler({ Records: records as unknown as SQSRecord[] }));
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      for (const { MessageId = '', ReceiptHandle } of Messages) {
        if (!failed.has(MessageId))
          await client.send(new DeleteMessageCommand({ QueueUrl: urlOf('work'), ReceiptHandle }));
      }
      return { came: Messages.length, failed: failed.size };
    },

    async stop(): Promise<void> {
      await sqs.stop();
      rmSync(directory, { recursive: true });
    },
  };
}

export type OwnQueue = Awaited<ReturnType<typeof ownQueue>>;
