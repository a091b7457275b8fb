import { GetQueueAttributesCommand, SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';

/**
 * Moves the messages of a dead-letter queue back to their original queue, where they are processed like new ones.
 * @returns the approximate number of messages
 */
export async function redriveQueue(queueUrl: string): Promise<number> {
  const sqs = new SQSClient({});
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: queueUrl,
      AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages'],
    }),
  );
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn: Attributes?.QueueArn }));
  return Number(Attributes?.ApproximateNumberOfMessages);
}
