/*
 * The suite of `sqs.test.ts` drives the stand-in. To drive Amazon SQS:
 *   REAL_SQS=1 AWS_REGION=... AWS_ACCESS_KEY_ID=... AWS_SECRET_ACCESS_KEY=... (or any other source of credentials)
 * and another emulator: REAL_SQS=1 REAL_SQS_ENDPOINT=http://127.0.0.1:9324 with any credentials.
 * The queues are then made for each test and deleted after it, and what only a laptop has is skipped.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CreateQueueCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { QueueSettings } from './queue.ts';
import { type SqsOptions, startSqs } from './start-sqs.ts';

const isReal = Boolean(process.env.REAL_SQS);
export const onLaptop = isReal ? describe.skip : describe;

export const jobs: QueueSettings = { name: 'jobs', visibilityTimeout: 30 };

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function freshDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'sqs-'));
  ends.push(() => rm(directory, { recursive: true }));
  return directory;
}

/** A stand-in and its client. */
export async function standIn(queues: QueueSettings[] = [jobs], options: Partial<SqsOptions> = {}) {
  const directory = options.directory ?? (await freshDirectory());
  const sqs = await startSqs({ port: 0, queues, ...options, directory });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= sqs.stop());
  ends.push(stop);
  const client = new SQSClient({
    endpoint: sqs.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'SubmitRelease', secretAccessKey: LOCAL_SECRET },
    maxAttempts: 1,
  });
  return { ...sqs, stop, directory, ...callsOf(client, (queue) => `${sqs.url}/000000000000/${queue}`) };
}

/** The same calls, on the stand-in or on SQS itself. */
export async function service(queues: QueueSettings[] = [jobs], options: Partial<SqsOptions> = {}) {
  if (!isReal) return standIn(queues, options);
  const client = new SQSClient({ endpoint: process.env.REAL_SQS_ENDPOINT });
  const urls = new Map<string, string>();
  const calls = callsOf(client, (queue) => urls.get(queue) ?? `${urls.values().next().value}-${queue}`);
  const unique = Date.now();
  for (const { name, visibilityTimeout, redrive } of queues) {
    const deadLetterTargetArn = redrive && (await calls.attributesOf(redrive.deadLetterQueue)).QueueArn;
    const { QueueUrl = '' } = await client.send(
      new CreateQueueCommand({
        QueueName: `${name}-${unique}`,
        Attributes: {
          VisibilityTimeout: String(visibilityTimeout),
          ...(redrive && {
            RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: redrive.maxReceiveCount }),
          }),
        },
      }),
    );
    urls.set(name, QueueUrl);
    ends.push(() => client.send(new DeleteQueueCommand({ QueueUrl })));
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
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: urlOf(queue),
        MessageSystemAttributeNames: ['ApproximateReceiveCount'],
        ...options,
      }),
    );
    return Messages.map(({ Body = '', ReceiptHandle = '', Attributes }) => ({
      body: Body,
      handle: ReceiptHandle,
      count: Number(Attributes?.ApproximateReceiveCount),
    }));
  },
});

export type SqsCalls = ReturnType<typeof callsOf>;

/** The code by which a caller knows a refusal: the query protocol's code where there is one. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ code: string; message: string; status: number | undefined }> {
  const error = await call.then(
    () => undefined,
    (refused: Error & { Code?: string; $metadata?: { httpStatusCode?: number } }) => refused,
  );
  if (!error) throw new Error('The call was accepted');
  return { code: error.Code ?? error.name, message: error.message, status: error.$metadata?.httpStatusCode };
}
