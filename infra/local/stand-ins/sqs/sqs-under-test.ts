/*
 * The suite of `sqs.test.ts` runs against the stand-in. To run it against Amazon SQS:
 *   REAL_SQS=1 AWS_REGION=... AWS_ACCESS_KEY_ID=... AWS_SECRET_ACCESS_KEY=... (or any other source of credentials)
 * and against a different emulator: REAL_SQS=1 REAL_SQS_ENDPOINT=http://127.0.0.1:9324 with any credentials.
 * The queues are then created for each test and deleted after it, and tests of the stand-in only are skipped.
 */
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../../../test/test-cleanup.ts';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { QueueSettings } from './queue.ts';
import { type SqsOptions, startSqs } from './start-sqs.ts';

const isReal = Boolean(process.env.REAL_SQS);
export const describeLocally = isReal ? describe.skip : describe;

export const jobs: QueueSettings = { name: 'jobs', visibilityTimeout: 30 };

/** Starts a stand-in, with a client for it. */
export async function standIn(queues: QueueSettings[] = [jobs], options: Partial<SqsOptions> = {}) {
  const directory = options.directory ?? temporaryFolder();
  const sqs = stoppedAtEnd(await startSqs({ port: 0, queues, ...options, directory }));
  const credentials = { accessKeyId: 'SubmitRelease', secretAccessKey: LOCAL_SECRET };
  const client = new SQSClient({ endpoint: sqs.url, region: REGION, credentials, maxAttempts: 1 });
  return { ...sqs, directory, ...callsOf(client, (queue) => `${sqs.url}/000000000000/${queue}`) };
}

/** Starts the stand-in or connects to SQS itself, with the same methods. */
export async function service(queues: QueueSettings[] = [jobs], options: Partial<SqsOptions> = {}) {
  if (!isReal) return standIn(queues, options);
  const client = new SQSClient({ endpoint: process.env.REAL_SQS_ENDPOINT });
  const urls = new Map<string, string>();
  const calls = callsOf(client, (queue) => urls.get(queue) ?? `${urls.values().next().value}-${queue}`);
  const unique = Date.now();
  for (const { name, visibilityTimeout, redrive } of queues) {
    const deadLetterTargetArn = redrive && (await calls.attributesOf(redrive.deadLetterQueue)).QueueArn;
    const policy = redrive && JSON.stringify({ deadLetterTargetArn, maxReceiveCount: redrive.maxReceiveCount });
    const Attributes = { VisibilityTimeout: String(visibilityTimeout), ...(policy && { RedrivePolicy: policy }) };
    const { QueueUrl = '' } = await client.send(new CreateQueueCommand({ QueueName: `${name}-${unique}`, Attributes }));
    urls.set(name, QueueUrl);
    atEnd(() => client.send(new DeleteQueueCommand({ QueueUrl })));
  }
  return calls;
}

const callsOf = (client: SQSClient, urlOf: (queue: string) => string) => ({
  client,
  urlOf,
  async attributesOf(queue: string) {
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({
        QueueUrl: urlOf(queue),
        AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
    );
    return Attributes;
  },
  put: (queue: string, ...bodies: string[]) =>
    client.send(
      new SendMessageBatchCommand({
        QueueUrl: urlOf(queue),
        Entries: bodies.map((MessageBody, n) => ({ Id: String(n), MessageBody })),
      }),
    ),
  async receive(queue: string, options: object = {}) {
    const request = { QueueUrl: urlOf(queue), MessageSystemAttributeNames: ['All' as const], ...options };
    const { Messages = [] } = await client.send(new ReceiveMessageCommand(request));
    return Messages.map((message) => ({
      ...message,
      body: message.Body,
      handle: message.ReceiptHandle ?? '',
      count: Number(message.Attributes?.ApproximateReceiveCount),
    }));
  },
  remove: (ReceiptHandle: string, queue = 'jobs') =>
    client.send(new DeleteMessageCommand({ QueueUrl: urlOf(queue), ReceiptHandle })),
  hide: (ReceiptHandle: string, VisibilityTimeout: number) =>
    client.send(new ChangeMessageVisibilityCommand({ QueueUrl: urlOf('jobs'), ReceiptHandle, VisibilityTimeout })),
});

export type SqsCalls = ReturnType<typeof callsOf>;
