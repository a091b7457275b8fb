import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { clientSettings } from './client-settings.ts';
import type { Log } from './logger.ts';
import { thrown } from './logger.ts';
import { RetryLater } from './retry-later.ts';

/** Waits 2, 4, 8 … seconds, because most failures are brief. */
const doublingSeconds = (receives: number): number => 2 ** receives;

/** How often the message has been received, including this time and any receives whose invocation was throttled. */
export const receivesOf = ({ attributes }: SQSRecord): number => Number(attributes.ApproximateReceiveCount);

type Needs = {
  /** The queue's URL. */
  queueUrl: string;
  log: Log;
  /**
   * How long a failed message stays hidden, by its number of receives. By default the time doubles with each receive.
   */
  retrySeconds?: ((receives: number) => number) | undefined;
  /**
   * For messages that take long: if the process dies, they return when this run would have timed out. By default they
   * return after the queue's visibility timeout, which is six times as long (design 8.22).
   */
  returnsAfterTimeout?: boolean | undefined;
};

/** How long after a function's timeout its messages return, so that the function has certainly ended. */
const MARGIN_SECONDS = 5;

type Run = Pick<Context, 'getRemainingTimeInMillis'>;

/**
 * Makes the handler for a queue. A failed message is retried with backoff, or after the delay in its error
 * (`RetryLater`), without holding up the rest of its batch. If the process dies, its messages return after their
 * visibility timeout. Once a message has been received the queue's maximum number of times, it goes to the dead-letter
 * queue.
 * @param work returns the outcome of each message, in order
 */
export function consumeQueue(
  { queueUrl, log, retrySeconds = doublingSeconds, returnsAfterTimeout = false }: Needs,
  work: (messages: SQSRecord[]) => Promise<PromiseSettledResult<unknown>[]>,
): (event: SQSEvent, run?: Run) => Promise<SQSBatchResponse> {
  const client = new SQSClient(clientSettings);

  const waitSeconds = (message: SQSRecord, end: PromiseSettledResult<unknown> | undefined): number =>
    end?.status === 'rejected' && end.reason instanceof RetryLater
      ? end.reason.seconds
      : retrySeconds(receivesOf(message));

  /** If this fails, the message stays hidden until its visibility timeout ends. */
  const hide = (message: SQSRecord, seconds: number) =>
    client
      .send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: queueUrl,
          ReceiptHandle: message.receiptHandle,
          VisibilityTimeout: seconds,
        }),
      )
      .catch((error: unknown) =>
        log.warn('a message comes again later than it should', { messageId: message.messageId, ...thrown(error) }),
      );

  return async ({ Records }, run) => {
    if (returnsAfterTimeout && run) {
      const seconds = Math.ceil(run.getRemainingTimeInMillis() / 1000) + MARGIN_SECONDS;
      await Promise.all(Records.map((message) => hide(message, seconds)));
    }
    const ends = await work(Records);
    const failed = Records.filter((_, n) => ends[n]?.status !== 'fulfilled');
    await Promise.all(failed.map((message) => hide(message, waitSeconds(message, ends[Records.indexOf(message)]))));
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}
