import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientSettings } from '../platform/client-settings.ts';

/** The queue that tells of stored uploads. */
export const queueGateway = (queueUrl: string) => {
  const client = new SQSClient(clientSettings);
  return {
    /** Lets a message come again after so many seconds, and not only when its time with the first receiver is over. */
    async giveBack(receiptHandle: string, seconds: number): Promise<void> {
      await client.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: queueUrl,
          ReceiptHandle: receiptHandle,
          VisibilityTimeout: seconds,
        }),
      );
    },
  };
};

export type QueueGateway = ReturnType<typeof queueGateway>;
