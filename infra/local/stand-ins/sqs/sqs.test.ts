/**
 * What the real SQS does, driven with the real client.
 *
 * By default it runs against the stand-in. To run it against Amazon:
 *   REAL_SQS=1 AWS_REGION=... AWS_ACCESS_KEY_ID=... AWS_SECRET_ACCESS_KEY=... (or any other source of credentials)
 * and against another emulator: REAL_SQS=1 REAL_SQS_ENDPOINT=http://127.0.0.1:9324 with any credentials.
 * The queues are then made for each test and deleted after it. What only a laptop has is in the other test files of
 * this folder and in the group "on a laptop", which is skipped then.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import type { Authorize } from '../../authorize.ts';
import { allowAll, LOCAL_SECRET } from '../../authorize.ts';
import type { QueueSettings } from './index.ts';
import { startSqs } from './index.ts';

const isReal = Boolean(process.env.REAL_SQS);
const onLaptop = isReal ? describe.skip : describe;
const unique = isReal ? `-${Date.now()}` : '';

type Service = {
  client: SQSClient;
  urlOf: (queue: string) => string;
  arnOf: (queue: string) => Promise<string>;
  receive: (queue: string, options?: object) => Promise<{ body: string; handle: string; count: number }[]>;
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const named = ({ name, fifo }: QueueSettings) => `${name.replace('.fifo', '')}${unique}${fifo ? '.fifo' : ''}`;

async function service(
  queues: QueueSettings[],
  { authorize = allowAll }: { authorize?: Authorize } = {},
): Promise<Service> {
  const client = isReal ? new SQSClient({ endpoint: process.env.REAL_SQS_ENDPOINT }) : await standIn(queues, authorize);
  const urls = new Map<string, string>();
  const arnOf = async (queue: string) => {
    const url = urls.get(queue);
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['QueueArn'] }),
    );
    return Attributes!.QueueArn!;
  };
  for (const queue of queues) {
    if (isReal) {
      const { QueueUrl } = await client.send(
        new CreateQueueCommand({
          QueueName: named(queue),
          Attributes: {
            VisibilityTimeout: String(queue.visibilityTimeout),
            DelaySeconds: String(queue.delay ?? 0),
            ...(queue.fifo && { FifoQueue: 'true' }),
            ...(queue.contentBasedDeduplication && { ContentBasedDeduplication: 'true' }),
            ...(queue.redrive && {
              RedrivePolicy: JSON.stringify({
                deadLetterTargetArn: await arnOf(queue.redrive.deadLetterQueue),
                maxReceiveCount: queue.redrive.maxReceiveCount,
              }),
            }),
          },
        }),
      );
      urls.set(queue.name, QueueUrl!);
      ends.push(() => client.send(new DeleteQueueCommand({ QueueUrl })));
    } else {
      const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: queue.name }));
      urls.set(queue.name, QueueUrl!);
    }
  }
  return {
    client,
    arnOf,
    urlOf: (queue) => urls.get(queue)!,
    async receive(queue, options = {}) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: urls.get(queue),
          MessageSystemAttributeNames: ['ApproximateReceiveCount'],
          ...options,
        }),
      );
      return Messages.map(({ Body, ReceiptHandle, Attributes }) => ({
        body: Body!,
        handle: ReceiptHandle!,
        count: Number(Attributes?.ApproximateReceiveCount),
      }));
    },
  };
}

async function standIn(queues: QueueSettings[], authorize: Authorize): Promise<SQSClient> {
  const directory = await mkdtemp(join(tmpdir(), 'sqs-'));
  const sqs = await startSqs({ port: 0, directory, queues, authorize });
  ends.push(() => rm(directory, { recursive: true }), sqs.stop);
  return new SQSClient({
    endpoint: sqs.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'SubmitRelease', secretAccessKey: LOCAL_SECRET },
    maxAttempts: 1,
  });
}

/** The code by which a caller knows a refusal: the query protocol's code where there is one. */
async function refusalOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await call.then(
    () => undefined,
    (refused: Error & { Code?: string }) => refused,
  );
  if (!error) throw new Error('The call was accepted');
  return { code: error.Code ?? error.name, message: error.message };
}

const jobs: QueueSettings = { name: 'jobs', visibilityTimeout: 30 };

describe('sending and receiving', () => {
  test('a message comes out as it went in, with digests that the client checks', async () => {
    const { client, urlOf } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    const sent = await client.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: 'Señor 🎵 "quoted"\n',
        MessageAttributes: {
          kind: { DataType: 'String', StringValue: 'release' },
          size: { DataType: 'Number', StringValue: '12' },
          bytes: { DataType: 'Binary', BinaryValue: new Uint8Array([0, 255, 7]) },
        },
      }),
    );
    const { Messages } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        WaitTimeSeconds: 5,
        MessageAttributeNames: ['All'],
        MessageSystemAttributeNames: ['All'],
      }),
    );
    expect(Messages).toMatchObject([
      {
        MessageId: sent.MessageId,
        Body: 'Señor 🎵 "quoted"\n',
        MD5OfBody: sent.MD5OfMessageBody,
        MD5OfMessageAttributes: sent.MD5OfMessageAttributes,
        MessageAttributes: {
          kind: { DataType: 'String', StringValue: 'release' },
          size: { DataType: 'Number', StringValue: '12' },
          bytes: { DataType: 'Binary', BinaryValue: new Uint8Array([0, 255, 7]) },
        },
        Attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.stringMatching(/^\d{13}$/) },
      },
    ]);
  });

  test.each([
    [
      'a number',
      { timestamp: { DataType: 'Number', StringValue: '1493147359900' } },
      '235c5c510d26fb653d073faed50ae77c',
    ],
    [
      'bytes and a text',
      {
        kind: { DataType: 'String', StringValue: 'release' },
        bytes: { DataType: 'Binary', BinaryValue: new Uint8Array([0, 255, 7]) },
      },
      '369f1a5ea5037cbc1e5aa6af31d55bbc',
    ],
  ])('the digest of attributes is made as the developer guide says: %s', async (_, MessageAttributes, digest) => {
    const { client, urlOf } = await service([jobs]);
    const { MD5OfMessageAttributes } = await client.send(
      new SendMessageCommand({ QueueUrl: urlOf('jobs'), MessageBody: 'x', MessageAttributes }),
    );
    expect(MD5OfMessageAttributes).toBe(digest);
  });

  test('attributes come only when they are asked for', async () => {
    const { client, urlOf } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    const MessageAttributes = {
      'trace.id': { DataType: 'String', StringValue: '1' },
      other: { DataType: 'String', StringValue: '2' },
    };
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x', MessageAttributes }));
    const bare = await client.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 5, VisibilityTimeout: 0 }));
    const traced = await client.send(
      new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 5, MessageAttributeNames: ['trace.*'] }),
    );
    expect(bare.Messages![0]).not.toHaveProperty('Attributes');
    expect(bare.Messages![0]).not.toHaveProperty('MessageAttributes');
    expect(Object.keys(traced.Messages![0]!.MessageAttributes!)).toEqual(['trace.id']);
  });

  test('a received message is hidden, and comes back with a higher count after its visibility timeout', async () => {
    const { client, urlOf, receive } = await service([{ name: 'jobs', visibilityTimeout: 1 }]);
    await client.send(new SendMessageCommand({ QueueUrl: urlOf('jobs'), MessageBody: 'again' }));
    expect(await receive('jobs', { WaitTimeSeconds: 5 })).toMatchObject([{ body: 'again', count: 1 }]);
    expect(await receive('jobs')).toEqual([]);
    expect(await receive('jobs', { WaitTimeSeconds: 5 })).toMatchObject([{ body: 'again', count: 2 }]);
  });

  test('a delayed message is not received before its time', async () => {
    const { client, urlOf, receive } = await service([{ name: 'jobs', visibilityTimeout: 30, delay: 1 }]);
    const sent = Date.now();
    await client.send(new SendMessageCommand({ QueueUrl: urlOf('jobs'), MessageBody: 'later' }));
    expect(await receive('jobs')).toEqual([]);
    expect(await receive('jobs', { WaitTimeSeconds: 5 })).toHaveLength(1);
    expect(Date.now() - sent).toBeGreaterThanOrEqual(950);
  });

  test('a long poll is answered when a message arrives', async () => {
    const { client, urlOf, receive } = await service([jobs]);
    const waiting = receive('jobs', { WaitTimeSeconds: 20 });
    await client.send(new SendMessageCommand({ QueueUrl: urlOf('jobs'), MessageBody: 'now' }));
    expect(await waiting).toMatchObject([{ body: 'now' }]);
  }, 10_000);

  test('a long poll of an empty queue ends empty after its time', async () => {
    const { receive } = await service([jobs]);
    expect(await receive('jobs', { WaitTimeSeconds: 1 })).toEqual([]);
  });

  test('a batch reports each entry, and one refused entry leaves the others alone', async () => {
    const { client, urlOf } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    const { Successful, Failed } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl,
        Entries: [
          { Id: 'good', MessageBody: 'x' },
          { Id: 'bad', MessageBody: 'x', DelaySeconds: 901 },
        ],
      }),
    );
    expect(Successful).toMatchObject([{ Id: 'good' }]);
    expect(Failed).toMatchObject([{ Id: 'bad', SenderFault: true, Code: 'InvalidParameterValue' }]);
  });

  test('no more messages than asked for come at once', async () => {
    const { client, urlOf, receive } = await service([jobs]);
    const Entries = Array.from({ length: 10 }, (_, n) => ({ Id: `${n}`, MessageBody: `${n}` }));
    await client.send(new SendMessageBatchCommand({ QueueUrl: urlOf('jobs'), Entries }));
    expect((await receive('jobs', { MaxNumberOfMessages: 4, WaitTimeSeconds: 5 })).length).toBeLessThanOrEqual(4);
  });
});

describe('deleting and hiding', () => {
  test('a deleted message never comes back, and deleting it again is accepted', async () => {
    const { client, urlOf, receive } = await service([{ name: 'jobs', visibilityTimeout: 1 }]);
    const QueueUrl = urlOf('jobs');
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }));
    const [message] = await receive('jobs', { WaitTimeSeconds: 5 });
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message!.handle }));
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message!.handle }));
    expect(await receive('jobs', { WaitTimeSeconds: 2 })).toEqual([]);
  });

  test('a batch of deletes reports each entry', async () => {
    const { client, urlOf, receive } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }));
    const [message] = await receive('jobs', { WaitTimeSeconds: 5 });
    const { Successful, Failed } = await client.send(
      new DeleteMessageBatchCommand({
        QueueUrl,
        Entries: [
          { Id: 'a', ReceiptHandle: message!.handle },
          { Id: 'b', ReceiptHandle: 'made up' },
        ],
      }),
    );
    expect(Successful).toEqual([{ Id: 'a' }]);
    expect(Failed).toMatchObject([{ Id: 'b', Code: 'ReceiptHandleIsInvalid' }]);
  });

  test('a visibility of zero gives the message back at once', async () => {
    const { client, urlOf, receive } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }));
    const [message] = await receive('jobs', { WaitTimeSeconds: 5 });
    const ReceiptHandle = message!.handle;
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    expect(await receive('jobs', { WaitTimeSeconds: 5 })).toMatchObject([{ count: 2 }]);
  });

  test('a purge empties the queue, and a second one within a minute is refused', async () => {
    const { client, urlOf } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }));
    await client.send(new PurgeQueueCommand({ QueueUrl }));
    const { code } = await refusalOf(client.send(new PurgeQueueCommand({ QueueUrl })));
    expect(code).toBe('AWS.SimpleQueueService.PurgeQueueInProgress');
  });
});

describe('the dead-letter queue', () => {
  const dead: QueueSettings = { name: 'dead', visibilityTimeout: 30 };
  const fragile: QueueSettings = {
    name: 'fragile',
    visibilityTimeout: 1,
    redrive: { deadLetterQueue: 'dead', maxReceiveCount: 2 },
  };

  async function poison({ client, urlOf, receive }: Service): Promise<void> {
    await client.send(new SendMessageCommand({ QueueUrl: urlOf('fragile'), MessageBody: 'poison' }));
    for (let receives = 0; receives < 2; receives++)
      await receive('fragile', { WaitTimeSeconds: 20, VisibilityTimeout: 0 });
    expect(await receive('fragile', { WaitTimeSeconds: 1 })).toEqual([]);
  }

  test('gets a message that was received maxReceiveCount times, with its count and its origin', async () => {
    const sqs = await service([dead, fragile]);
    await poison(sqs);
    const { Messages } = await sqs.client.send(
      new ReceiveMessageCommand({
        QueueUrl: sqs.urlOf('dead'),
        WaitTimeSeconds: 10,
        MessageSystemAttributeNames: ['All'],
      }),
    );
    expect(Messages).toMatchObject([
      {
        Body: 'poison',
        Attributes: { ApproximateReceiveCount: '3', DeadLetterQueueSourceArn: await sqs.arnOf('fragile') },
      },
    ]);
  });

  test('a move task brings its messages back to where they came from, as new ones', async () => {
    const sqs = await service([dead, fragile]);
    await poison(sqs);
    const { TaskHandle } = await sqs.client.send(
      new StartMessageMoveTaskCommand({ SourceArn: await sqs.arnOf('dead') }),
    );
    expect(TaskHandle).toEqual(expect.any(String));
    expect(await sqs.receive('fragile', { WaitTimeSeconds: 20 })).toMatchObject([{ body: 'poison', count: 1 }]);
  });

  test('a move task may go to another queue', async () => {
    const sqs = await service([dead, fragile, jobs]);
    await poison(sqs);
    const [SourceArn, DestinationArn] = [await sqs.arnOf('dead'), await sqs.arnOf('jobs')];
    await sqs.client.send(new StartMessageMoveTaskCommand({ SourceArn, DestinationArn }));
    expect(await sqs.receive('jobs', { WaitTimeSeconds: 20 })).toMatchObject([{ body: 'poison', count: 1 }]);
  });

  test('a move task from a queue that is nobody’s dead-letter queue is refused', async () => {
    const { client, arnOf } = await service([jobs]);
    const SourceArn = await arnOf('jobs');
    const { code } = await refusalOf(client.send(new StartMessageMoveTaskCommand({ SourceArn })));
    expect(code).toBe('InvalidParameterValue');
    const absent = client.send(new StartMessageMoveTaskCommand({ SourceArn: `${SourceArn}-absent` }));
    expect((await refusalOf(absent)).code).toBe('ResourceNotFoundException');
  });
});

describe('a FIFO queue', () => {
  const ordered: QueueSettings = {
    name: 'ordered.fifo',
    visibilityTimeout: 30,
    fifo: true,
    contentBasedDeduplication: true,
  };

  test('drops a repetition, and answers with the first one’s id', async () => {
    const { client, urlOf, receive } = await service([ordered]);
    const send = (MessageBody: string) =>
      client.send(new SendMessageCommand({ QueueUrl: urlOf('ordered.fifo'), MessageBody, MessageGroupId: 'g' }));
    const first = await send('a');
    const second = await send('a');
    await send('b');
    expect(second.MessageId).toBe(first.MessageId);
    expect(second.SequenceNumber).toBe(first.SequenceNumber);
    const received = await receive('ordered.fifo', { MaxNumberOfMessages: 10, WaitTimeSeconds: 5 });
    expect(received.map(({ body }) => body)).toEqual(['a', 'b']);
  });

  test('holds a group back while one of its messages is in flight, and no other group', async () => {
    const { client, urlOf, receive } = await service([ordered]);
    const QueueUrl = urlOf('ordered.fifo');
    for (const [MessageBody, MessageGroupId] of [
      ['a1', 'a'],
      ['a2', 'a'],
      ['b1', 'b'],
    ])
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody, MessageGroupId }));
    const [first] = await receive('ordered.fifo', { WaitTimeSeconds: 5 });
    expect(first!.body).toBe('a1');
    expect(await receive('ordered.fifo', { MaxNumberOfMessages: 10, WaitTimeSeconds: 5 })).toMatchObject([
      { body: 'b1' },
    ]);
    const next = receive('ordered.fifo', { WaitTimeSeconds: 20 });
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first!.handle }));
    expect(await next).toMatchObject([{ body: 'a2' }]);
  }, 15_000);

  test('refuses a message without a group', async () => {
    const { client, urlOf } = await service([ordered]);
    const call = client.send(new SendMessageCommand({ QueueUrl: urlOf('ordered.fifo'), MessageBody: 'x' }));
    expect(await refusalOf(call)).toEqual({
      code: 'MissingParameter',
      message: 'The request must contain the parameter MessageGroupId.',
    });
  });
});

describe('attributes of a queue', () => {
  test('say what it is and how much it holds', async () => {
    const { client, urlOf } = await service([{ name: 'jobs', visibilityTimeout: 7, delay: 3 }]);
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: urlOf('jobs'), AttributeNames: ['All'] }),
    );
    expect(Attributes).toMatchObject({
      QueueArn: expect.stringMatching(/^arn:aws:sqs:[a-z0-9-]+:\d{12}:jobs/),
      VisibilityTimeout: '7',
      DelaySeconds: '3',
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '0',
      ApproximateNumberOfMessagesDelayed: '0',
      MessageRetentionPeriod: '345600',
    });
  });

  test('that do not exist are refused', async () => {
    const { client, urlOf } = await service([jobs]);
    const call = client.send(
      new GetQueueAttributesCommand({ QueueUrl: urlOf('jobs'), AttributeNames: ['Colour' as 'All'] }),
    );
    expect((await refusalOf(call)).code).toBe('InvalidAttributeName');
  });
});

describe('refusals', () => {
  test('of a queue that does not exist', async () => {
    const { client, urlOf } = await service([jobs]);
    const calls = [
      client.send(new GetQueueUrlCommand({ QueueName: `absent${unique}` })),
      client.send(new SendMessageCommand({ QueueUrl: `${urlOf('jobs')}-absent`, MessageBody: 'x' })),
    ];
    for (const call of calls) {
      const error = await call.catch((refused: Error) => refused);
      expect(error).toMatchObject({
        name: 'QueueDoesNotExist',
        Code: 'AWS.SimpleQueueService.NonExistentQueue',
        $metadata: { httpStatusCode: 400 },
      });
    }
  });

  test('of parameters out of range', async () => {
    const { client, urlOf } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    const calls = [
      client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 11 })),
      client.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 21 })),
      client.send(new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout: 43_201 })),
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x', DelaySeconds: 901 })),
    ];
    for (const call of calls) expect((await refusalOf(call)).code).toBe('InvalidParameterValue');
  });

  test('of a body that is empty, too long, or holds characters that XML has not', async () => {
    const { client, urlOf } = await service([jobs]);
    const send = (MessageBody: string) =>
      refusalOf(client.send(new SendMessageCommand({ QueueUrl: urlOf('jobs'), MessageBody })));
    expect((await send('')).code).toBe('MissingParameter');
    expect((await send('x'.repeat(1_048_577))).code).toBe('InvalidParameterValue');
    expect((await send('\u0000')).code).toBe('InvalidMessageContents');
  });

  test('of a receipt handle that was never issued', async () => {
    const { client, urlOf } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    const calls = [
      client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: 'made up' })),
      client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: 'made up', VisibilityTimeout: 1 })),
    ];
    for (const call of calls) expect((await refusalOf(call)).code).toBe('ReceiptHandleIsInvalid');
  });

  test('of batches that are empty, too long, too big, or repeat an id', async () => {
    const { client, urlOf } = await service([jobs]);
    const send = (Entries: { Id: string; MessageBody: string }[]) =>
      refusalOf(client.send(new SendMessageBatchCommand({ QueueUrl: urlOf('jobs'), Entries })));
    const eleven = Array.from({ length: 11 }, (_, n) => ({ Id: `${n}`, MessageBody: 'x' }));
    const half = 'x'.repeat(600_000);
    expect((await send([])).code).toBe('AWS.SimpleQueueService.EmptyBatchRequest');
    expect((await send(eleven)).code).toBe('AWS.SimpleQueueService.TooManyEntriesInBatchRequest');
    expect((await send([eleven[0]!, eleven[0]!])).code).toBe('AWS.SimpleQueueService.BatchEntryIdsNotDistinct');
    expect((await send([{ Id: 'a b', MessageBody: 'x' }])).code).toBe('AWS.SimpleQueueService.InvalidBatchEntryId');
    expect(
      (
        await send([
          { Id: 'a', MessageBody: half },
          { Id: 'b', MessageBody: half },
        ])
      ).code,
    ).toBe('AWS.SimpleQueueService.BatchRequestTooLong');
  });
});

onLaptop('on a laptop', () => {
  test('an operation that is not implemented is refused by name', async () => {
    const { client } = await service([jobs]);
    expect(await refusalOf(client.send(new ListQueuesCommand({})))).toEqual({
      code: 'UnknownOperationException',
      message: 'The local stand-in does not implement ListQueues',
    });
  });

  test('a call is put to IAM with its principal, action and queue; batches as the single operation', async () => {
    const asked: object[] = [];
    const { client, urlOf } = await service([jobs], {
      authorize(request) {
        asked.push(request);
        return request.action === 'sqs:ReceiveMessage' ? 'No receiving here.' : undefined;
      },
    });
    const QueueUrl = urlOf('jobs');
    await client.send(new SendMessageBatchCommand({ QueueUrl, Entries: [{ Id: 'a', MessageBody: 'x' }] }));
    const refused = await client.send(new ReceiveMessageCommand({ QueueUrl })).catch((error: Error) => error);
    expect(refused).toMatchObject({
      name: 'AccessDenied',
      message: 'No receiving here.',
      $metadata: { httpStatusCode: 403 },
    });
    const request = { accessKeyId: 'SubmitRelease', resource: 'arn:aws:sqs:us-east-1:000000000000:jobs' };
    expect(asked).toEqual([
      { ...request, action: 'sqs:GetQueueUrl' },
      { ...request, action: 'sqs:SendMessage' },
      { ...request, action: 'sqs:ReceiveMessage' },
    ]);
  });

  test('a move task needs the permissions that the real one needs', async () => {
    const queues: QueueSettings[] = [
      { name: 'dead', visibilityTimeout: 30 },
      { name: 'fragile', visibilityTimeout: 0, redrive: { deadLetterQueue: 'dead', maxReceiveCount: 1 } },
    ];
    const forbidden = new Set<string>();
    const sqs = await service(queues, {
      authorize: ({ action, resource }) =>
        forbidden.has(`${action} ${resource.split(':').pop()}`) ? 'No.' : undefined,
    });
    await sqs.client.send(new SendMessageCommand({ QueueUrl: sqs.urlOf('fragile'), MessageBody: 'x' }));
    await sqs.receive('fragile');
    expect(await sqs.receive('fragile')).toEqual([]);
    const SourceArn = await sqs.arnOf('dead');
    const move = () => sqs.client.send(new StartMessageMoveTaskCommand({ SourceArn }));
    for (const needed of [
      'sqs:StartMessageMoveTask dead',
      'sqs:ReceiveMessage dead',
      'sqs:DeleteMessage dead',
      'sqs:SendMessage fragile',
    ]) {
      forbidden.add(needed);
      expect((await refusalOf(move())).code).toBe('AccessDenied');
      forbidden.clear();
    }
    await move();
    expect(await sqs.receive('fragile')).toHaveLength(1);
  });

  test('an old receipt handle deletes nothing', async () => {
    const { client, urlOf, receive } = await service([jobs]);
    const QueueUrl = urlOf('jobs');
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }));
    const [old] = await receive('jobs', { VisibilityTimeout: 0 });
    await receive('jobs', { VisibilityTimeout: 0 });
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: old!.handle }));
    expect(await receive('jobs')).toMatchObject([{ count: 3 }]);
  });
});
