import { GetQueueAttributesCommand, SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';

/**
 * Puts the letters of a dead-letter queue back into the queue from which they came, where they are tried as if they were new.
 * @returns about how many there were
 */
export async function redrive(queueUrl: string): Promise<number> {
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
