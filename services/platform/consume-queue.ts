import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { clientSettings } from './client-settings.ts';
import type { Log } from './logger.ts';
import { thrown } from './logger.ts';
import { RetryLater } from './retry-later.ts';

/** Waits 2, 4, 8 … seconds, because most failures are short. */
const doublingSeconds = (receives: number): number => 2 ** receives;

/** How often the message has been received, including this time. */
export const receivesOf = ({ attributes }: SQSRecord): number => Number(attributes.ApproximateReceiveCount);

type Needs = {
  /** The queue's URL. */
  queueUrl: string;
  log: Log;
  /** How long a failed message stays hidden, by its number of receives. Defaults to doubling seconds. */
  retrySeconds?: ((receives: number) => number) | undefined;
};

/**
 * Makes the handler of a queue. A failed message is retried with backoff, or after the delay that its error names
 * (`RetryLater`), without holding up the rest of its batch. If the process dies, its messages return after their
 * visibility timeout. After the queue's maximum number of receives a message goes to the dead-letter queue.
 * @param work returns the outcome of each message, in order
 */
export function consumeQueue(
  { queueUrl, log, retrySeconds = doublingSeconds }: Needs,
  work: (messages: SQSRecord[]) => Promise<PromiseSettledResult<unknown>[]>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const client = new SQSClient(clientSettings);

  const waitSeconds = (message: SQSRecord, end: PromiseSettledResult<unknown> | undefined): number =>
    end?.status === 'rejected' && end.reason instanceof RetryLater
      ? end.reason.seconds
      : retrySeconds(receivesOf(message));

  /** If this fails, the message stays hidden until its visibility timeout ends. */
  const scheduleRetry = (message: SQSRecord, end: PromiseSettledResult<unknown> | undefined) =>
    client
      .send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: queueUrl,
          ReceiptHandle: message.receiptHandle,
          VisibilityTimeout: waitSeconds(message, end),
        }),
      )
      .catch((error: unknown) =>
        log.warn('a message comes again later than it should', { messageId: message.messageId, ...thrown(error) }),
      );

  return async ({ Records }) => {
    const ends = await work(Records);
    const failed = Records.filter((_, n) => ends[n]?.status !== 'fulfilled');
    await Promise.all(failed.map((message) => scheduleRetry(message, ends[Records.indexOf(message)])));
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}
