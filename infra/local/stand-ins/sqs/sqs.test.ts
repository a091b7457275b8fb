// What the real SQS does, driven with the real client. How to run it against Amazon: see sqs-under-test.ts.
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import type { QueueSettings } from './queue.ts';
import { jobs, onLaptop, refusalOf, type SqsCalls, service } from './sqs-under-test.ts';

const hide = ({ client, urlOf }: SqsCalls, ReceiptHandle: string, VisibilityTimeout: number) =>
  client.send(new ChangeMessageVisibilityCommand({ QueueUrl: urlOf('jobs'), ReceiptHandle, VisibilityTimeout }));
const remove = ({ client, urlOf }: SqsCalls, ReceiptHandle: string) =>
  client.send(new DeleteMessageCommand({ QueueUrl: urlOf('jobs'), ReceiptHandle }));

describe('sending and receiving', () => {
  test('a message comes out as it went in, with the digest that the client checks', async () => {
    const { client, urlOf, put } = await service();
    const body = 'Señor 🎵 "quoted"\n';
    const { Successful: [sent] = [] } = await put('jobs', body);
    const { Messages } = await client.send(
      new ReceiveMessageCommand({ QueueUrl: urlOf('jobs'), WaitTimeSeconds: 5, MessageSystemAttributeNames: ['All'] }),
    );
    expect(Messages).toMatchObject([
      {
        MessageId: sent?.MessageId,
        Body: body,
        MD5OfBody: sent?.MD5OfMessageBody,
        Attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.stringMatching(/^\d{13}$/) },
      },
    ]);
  });

  test('what SQS says of a message comes only when it is asked for', async () => {
    const { client, urlOf, put } = await service();
    await put('jobs', 'x');
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({ QueueUrl: urlOf('jobs'), WaitTimeSeconds: 5 }),
    );
    expect(Messages[0]).not.toHaveProperty('Attributes');
  });

  test('a received message is hidden, and comes back with a higher count after its visibility timeout', async () => {
    const { put, receive } = await service([{ name: 'jobs', visibilityTimeout: 1 }]);
    await put('jobs', 'again');
    expect(await receive('jobs', { WaitTimeSeconds: 5 })).toMatchObject([{ body: 'again', count: 1 }]);
    expect(await receive('jobs')).toEqual([]);
    expect(await receive('jobs', { WaitTimeSeconds: 5 })).toMatchObject([{ body: 'again', count: 2 }]);
  });

  test('a long poll is answered when a message arrives, and of an empty queue ends empty after its time', async () => {
    const { put, receive } = await service();
    expect(await receive('jobs', { WaitTimeSeconds: 1 })).toEqual([]);
    const waiting = receive('jobs', { WaitTimeSeconds: 20 });
    await put('jobs', 'now');
    expect(await waiting).toMatchObject([{ body: 'now' }]);
  }, 10_000);

  test('a batch reports each entry, and one refused entry leaves the others alone', async () => {
    const { put } = await service();
    const { Successful, Failed } = await put('jobs', 'good', '\u0000');
    expect(Successful).toMatchObject([{ Id: '0' }]);
    expect(Failed).toMatchObject([{ Id: '1', SenderFault: true, Code: 'InvalidMessageContents' }]);
  });

  test('no more messages than asked for come at once', async () => {
    const { put, receive } = await service();
    await put('jobs', ...'0123456789');
    const some = await receive('jobs', { MaxNumberOfMessages: 4, WaitTimeSeconds: 5 });
    expect(some.length).toBeLessThanOrEqual(4);
  });
});

describe('deleting and hiding', () => {
  test('a deleted message never comes back, and deleting it again is accepted', async () => {
    const sqs = await service([{ name: 'jobs', visibilityTimeout: 1 }]);
    await sqs.put('jobs', 'x');
    const [message] = await sqs.receive('jobs', { WaitTimeSeconds: 5 });
    await remove(sqs, message?.handle ?? '');
    await remove(sqs, message?.handle ?? '');
    expect(await sqs.receive('jobs', { WaitTimeSeconds: 2 })).toEqual([]);
  });

  test('a visibility of zero shows the message again at once', async () => {
    const sqs = await service();
    await sqs.put('jobs', 'x');
    const [message] = await sqs.receive('jobs', { WaitTimeSeconds: 5 });
    await hide(sqs, message?.handle ?? '', 0);
    expect(await sqs.receive('jobs', { WaitTimeSeconds: 5 })).toMatchObject([{ count: 2 }]);
  });
});

const dead: QueueSettings = { name: 'dead', visibilityTimeout: 30 };
const fragile: QueueSettings = {
  name: 'fragile',
  visibilityTimeout: 1,
  redrive: { deadLetterQueue: 'dead', maxReceiveCount: 2 },
};

async function poison({ put, receive }: SqsCalls): Promise<void> {
  await put('fragile', 'poison');
  for (let receives = 0; receives < 2; receives++)
    await receive('fragile', { WaitTimeSeconds: 20, VisibilityTimeout: 0 });
  expect(await receive('fragile', { WaitTimeSeconds: 1 })).toEqual([]);
}
const moveBack = async ({ client, attributesOf }: SqsCalls, queue = 'dead') =>
  client.send(new StartMessageMoveTaskCommand({ SourceArn: (await attributesOf(queue)).QueueArn }));

describe('the dead-letter queue', () => {
  test('gets a message that was received maxReceiveCount times, with its count and its origin', async () => {
    const sqs = await service([dead, fragile]);
    await poison(sqs);
    const { Messages } = await sqs.client.send(
      new ReceiveMessageCommand({
        QueueUrl: sqs.urlOf('dead'),
        WaitTimeSeconds: 20,
        MessageSystemAttributeNames: ['All'],
      }),
    );
    expect(Messages).toMatchObject([
      {
        Body: 'poison',
        Attributes: {
          ApproximateReceiveCount: '3',
          DeadLetterQueueSourceArn: (await sqs.attributesOf('fragile')).QueueArn,
        },
      },
    ]);
  }, 60_000);

  test('gives its messages back as new ones: received once', async () => {
    const sqs = await service([dead, fragile]);
    await poison(sqs);
    await moveBack(sqs);
    expect(await sqs.receive('fragile', { WaitTimeSeconds: 20 })).toMatchObject([{ body: 'poison', count: 1 }]);
    expect(await sqs.attributesOf('dead')).toMatchObject({ ApproximateNumberOfMessages: '0' });
  }, 60_000);

  test('is the only one that moves anything back', async () => {
    const sqs = await service([dead, fragile]);
    expect((await refusalOf(moveBack(sqs, 'fragile'))).code).toBe('InvalidParameterValue');
    const absent = `${(await sqs.attributesOf('dead')).QueueArn}-absent`;
    const call = sqs.client.send(new StartMessageMoveTaskCommand({ SourceArn: absent }));
    expect(await refusalOf(call)).toMatchObject({ code: 'ResourceNotFoundException', status: 404 });
  });
});

test('a queue says its name and how much it holds', async () => {
  const { put, receive, attributesOf } = await service();
  await put('jobs', 'waits', 'taken');
  await receive('jobs', { WaitTimeSeconds: 5 });
  expect(await attributesOf('jobs')).toEqual({
    QueueArn: expect.stringMatching(/^arn:aws:sqs:[a-z0-9-]+:\d{12}:jobs/),
    ApproximateNumberOfMessages: '1',
    ApproximateNumberOfMessagesNotVisible: '1',
  });
});

describe('refusals', () => {
  test('of a queue that does not exist', async () => {
    const { receive } = await service();
    expect(await refusalOf(receive('absent'))).toMatchObject({
      code: 'AWS.SimpleQueueService.NonExistentQueue',
      message: 'The specified queue does not exist.',
      status: 400,
    });
  });

  test.each([{ MaxNumberOfMessages: 11 }, { WaitTimeSeconds: 21 }, { VisibilityTimeout: 43_201 }])(
    'of a parameter out of range: %j',
    async (parameter) => {
      const { receive } = await service();
      expect((await refusalOf(receive('jobs', parameter))).code).toBe('InvalidParameterValue');
    },
  );

  test('of a receipt handle that was never issued, and of one whose message is visible again', async () => {
    const sqs = await service();
    expect((await refusalOf(remove(sqs, 'made up'))).code).toBe('ReceiptHandleIsInvalid');
    expect((await refusalOf(hide(sqs, 'made up', 1))).code).toBe('ReceiptHandleIsInvalid');
    await sqs.put('jobs', 'x');
    const [message] = await sqs.receive('jobs', { WaitTimeSeconds: 5 });
    await hide(sqs, message?.handle ?? '', 0);
    const late = await refusalOf(hide(sqs, message?.handle ?? '', 1));
    expect(late.code).toBe('AWS.SimpleQueueService.MessageNotInflight');
  });

  const half = 'x'.repeat(600_000);
  test.each([
    ['is empty', [], 'EmptyBatchRequest'],
    ['has eleven entries', [...'12345678901'], 'TooManyEntriesInBatchRequest'],
    ['is too long', [half, half], 'BatchRequestTooLong'],
  ])('of a batch that %s', async (_, bodies, code) => {
    const { put } = await service();
    expect((await refusalOf(put('jobs', ...bodies))).code).toBe(`AWS.SimpleQueueService.${code}`);
  });

  test('of a batch that repeats an id', async () => {
    const { client, urlOf } = await service();
    const entry = { Id: 'a', MessageBody: 'x' };
    const call = client.send(new SendMessageBatchCommand({ QueueUrl: urlOf('jobs'), Entries: [entry, entry] }));
    expect((await refusalOf(call)).code).toBe('AWS.SimpleQueueService.BatchEntryIdsNotDistinct');
  });
});

onLaptop('on a laptop', () => {
  test('an operation or a parameter that is not implemented is refused by name', async () => {
    const { client, urlOf } = await service();
    expect(await refusalOf(client.send(new ListQueuesCommand({})))).toMatchObject({
      code: 'UnknownOperationException',
      message: 'The local stand-in does not implement ListQueues',
    });
    const Entries = [{ Id: 'a', MessageBody: 'x', DelaySeconds: 5 }];
    const delayed = client.send(new SendMessageBatchCommand({ QueueUrl: urlOf('jobs'), Entries }));
    expect((await refusalOf(delayed)).message).toContain('DelaySeconds');
    const colour = new GetQueueAttributesCommand({ QueueUrl: urlOf('jobs'), AttributeNames: ['Colour' as 'All'] });
    expect((await refusalOf(client.send(colour))).code).toBe('InvalidParameterValue');
  });

  test('a call is put to IAM with its principal, action and queue; batches as the single operation', async () => {
    const asked: object[] = [];
    const { put, receive } = await service([jobs], {
      authorize(request) {
        asked.push(request);
        return request.action === 'sqs:ReceiveMessage' ? 'No receiving here.' : undefined;
      },
    });
    await put('jobs', 'x');
    expect(await refusalOf(receive('jobs'))).toEqual({
      code: 'AccessDenied',
      message: 'No receiving here.',
      status: 403,
    });
    const request = { accessKeyId: 'SubmitRelease', resource: 'arn:aws:sqs:us-east-1:000000000000:jobs' };
    expect(asked).toEqual([
      { ...request, action: 'sqs:SendMessage' },
      { ...request, action: 'sqs:ReceiveMessage' },
    ]);
  });

  test.each(['StartMessageMoveTask dead', 'ReceiveMessage dead', 'DeleteMessage dead', 'SendMessage fragile'])(
    'a move task needs the permission to %s, as the real one does',
    async (needed) => {
      let forbidden = '';
      const sqs = await service([dead, fragile], {
        authorize: ({ action, resource }) =>
          forbidden === `${action.slice(4)} ${resource.split(':').pop()}` ? 'No.' : undefined,
      });
      await poison(sqs);
      forbidden = needed;
      expect((await refusalOf(moveBack(sqs))).code).toBe('AccessDenied');
      forbidden = '';
      await moveBack(sqs);
      expect(await sqs.receive('fragile')).toHaveLength(1);
    },
  );

  test('an old receipt handle deletes nothing', async () => {
    const sqs = await service();
    await sqs.put('jobs', 'x');
    const [old] = await sqs.receive('jobs', { VisibilityTimeout: 0 });
    await sqs.receive('jobs', { VisibilityTimeout: 0 });
    await remove(sqs, old?.handle ?? '');
    expect(await sqs.receive('jobs')).toMatchObject([{ count: 3 }]);
  });
});
