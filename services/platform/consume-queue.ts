import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { clientSettings } from './client-settings.ts';
import { Later } from './later.ts';
import type { Log } from './logger.ts';
import { thrown } from './logger.ts';

/** 2, 4, 8 … seconds: most failures pass soon. */
const doublingSeconds = (receives: number): number => 2 ** receives;

/** How often a message has come, this time included. */
export const receivesOf = ({ attributes }: SQSRecord): number => Number(attributes.ApproximateReceiveCount);

type Needs = {
  /** The queue's own address. */
  queueUrl: string;
  log: Log;
  /** How long what failed is hidden, by how often it has come. Doubling seconds, where nothing is said. */
  retrySeconds?: ((receives: number) => number) | undefined;
};

/**
 * The function of a queue. What failed comes again after seconds, or when it says (`Later`), and does not hold up what came with it; a message that ended the
 * process comes again when its visibility timeout is over. After so many times as the queue says it is a dead letter.
 * @param work answers how each message ended, in their order
 */
export function consumeQueue(
  { queueUrl, log, retrySeconds = doublingSeconds }: Needs,
  work: (messages: SQSRecord[]) => Promise<PromiseSettledResult<unknown>[]>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const client = new SQSClient(clientSettings);

  const waitSeconds = (message: SQSRecord, end: PromiseSettledResult<unknown> | undefined): number =>
    end?.status === 'rejected' && end.reason instanceof Later ? end.reason.seconds : retrySeconds(receivesOf(message));

  /** Else it would be hidden until its time with this receiver is over. */
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
