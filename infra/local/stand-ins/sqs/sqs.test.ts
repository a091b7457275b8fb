// Tests for the behavior of the real SQS, through the real client. To run them against Amazon, see sqs-under-test.ts.
import {
  GetQueueAttributesCommand,
  ListQueuesCommand,
  SendMessageBatchCommand,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import type { QueueSettings } from './queue.ts';
import { describeLocally, jobs, type SqsCalls, service } from './sqs-under-test.ts';

/** Uses long polling, because the real service may answer a short poll without any message. */
const SOON = { WaitTimeSeconds: 5 };
/** Starts a service whose queue has one message, already received. */
const withReceived = async (queues?: QueueSettings[]) => {
  const sqs = await service(queues);
  await sqs.put('jobs', 'x');
  const [message] = await sqs.receive('jobs', SOON);
  return { ...sqs, handle: message?.handle ?? '' };
};

describe('sending and receiving', () => {
  test('a message is received as it was sent, with the digest that the client checks', async () => {
    const { put, receive } = await service();
    const body = 'Señor 🎵 "quoted"\n';
    const { Successful: [sent] = [] } = await put('jobs', body);
    expect(await receive('jobs', SOON)).toMatchObject([
      {
        MessageId: sent?.MessageId,
        Body: body,
        MD5OfBody: sent?.MD5OfMessageBody,
        Attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.stringMatching(/^\d{13}$/) },
      },
    ]);
  });

  test('the attributes of a message are returned only on request', async () => {
    const { put, receive } = await service();
    await put('jobs', 'x');
    const [message] = await receive('jobs', { ...SOON, MessageSystemAttributeNames: [] });
    expect(message).not.toHaveProperty('Attributes');
  });

  test('a received message is hidden, and comes back with a higher count after its visibility timeout', async () => {
    const { put, receive } = await service([{ name: 'jobs', visibilityTimeout: 1 }]);
    await put('jobs', 'again');
    expect(await receive('jobs', SOON)).toMatchObject([{ body: 'again', count: 1 }]);
    expect(await receive('jobs')).toEqual([]);
    expect(await receive('jobs', SOON)).toMatchObject([{ body: 'again', count: 2 }]);
  });

  test('a long poll is answered when a message arrives, and ends empty after its time', async () => {
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

  test('no more messages than requested are returned', async () => {
    const { put, receive } = await service();
    await put('jobs', ...'0123456789');
    expect((await receive('jobs', { ...SOON, MaxNumberOfMessages: 4 })).length).toBeLessThanOrEqual(4);
  });
});

describe('deleting and hiding', () => {
  test('a deleted message never comes back, and deleting it again is accepted', async () => {
    const { receive, remove, handle } = await withReceived([{ name: 'jobs', visibilityTimeout: 1 }]);
    for (let times = 0; times < 2; times++) await remove(handle);
    expect(await receive('jobs', { WaitTimeSeconds: 2 })).toEqual([]);
  });

  test('a visibility of zero shows the message again at once', async () => {
    const { receive, hide, handle } = await withReceived();
    await hide(handle, 0);
    expect(await receive('jobs', SOON)).toMatchObject([{ count: 2 }]);
  });
});

const dead: QueueSettings = { name: 'dead', visibilityTimeout: 30 };
const redrive = { deadLetterQueue: 'dead', maxReceiveCount: 2 };
const fragile: QueueSettings = { name: 'fragile', visibilityTimeout: 1, redrive };

async function poison({ put, receive }: SqsCalls): Promise<void> {
  await put('fragile', 'poison');
  for (let receives = 0; receives < 2; receives++)
    await receive('fragile', { WaitTimeSeconds: 20, VisibilityTimeout: 0 });
  expect(await receive('fragile', { WaitTimeSeconds: 1 })).toEqual([]);
}
const moveBack = async ({ client, attributesOf }: SqsCalls, queue = 'dead') =>
  client.send(new StartMessageMoveTaskCommand({ SourceArn: (await attributesOf(queue)).QueueArn }));

describe('the dead-letter queue', () => {
  test('gets a message after maxReceiveCount receives, with its count and its origin', async () => {
    const sqs = await service([dead, fragile]);
    await poison(sqs);
    const DeadLetterQueueSourceArn = (await sqs.attributesOf('fragile')).QueueArn;
    expect(await sqs.receive('dead', { WaitTimeSeconds: 20 })).toMatchObject([
      { body: 'poison', count: 3, Attributes: { DeadLetterQueueSourceArn } },
    ]);
  }, 60_000);

  test('returns its messages as new ones, received once', async () => {
    const sqs = await service([dead, fragile]);
    await poison(sqs);
    await moveBack(sqs);
    expect(await sqs.receive('fragile', { WaitTimeSeconds: 20 })).toMatchObject([{ body: 'poison', count: 1 }]);
    expect(await sqs.attributesOf('dead')).toMatchObject({ ApproximateNumberOfMessages: '0' });
  }, 60_000);

  test('is the only queue that can move messages back', async () => {
    const sqs = await service([dead, fragile]);
    expect((await awsErrorFrom(moveBack(sqs, 'fragile'))).name).toBe('InvalidParameterValue');
    const absent = `${(await sqs.attributesOf('dead')).QueueArn}-absent`;
    const call = sqs.client.send(new StartMessageMoveTaskCommand({ SourceArn: absent }));
    expect(await awsErrorFrom(call)).toMatchObject({ name: 'ResourceNotFoundException', status: 404 });
  });
});

test('a queue reports its name and its number of messages', async () => {
  const { put, receive, attributesOf } = await service();
  await put('jobs', 'waits', 'taken');
  await receive('jobs', SOON);
  expect(await attributesOf('jobs')).toEqual({
    QueueArn: expect.stringMatching(/^arn:aws:sqs:[a-z0-9-]+:\d{12}:jobs/),
    ApproximateNumberOfMessages: '1',
    ApproximateNumberOfMessagesNotVisible: '1',
  });
});

describe('refusals', () => {
  test('for a queue that does not exist', async () => {
    const { receive } = await service();
    expect(await awsErrorFrom(receive('absent'))).toMatchObject({
      name: 'AWS.SimpleQueueService.NonExistentQueue',
      message: 'The specified queue does not exist.',
      status: 400,
    });
  });

  test.each([{ MaxNumberOfMessages: 11 }, { WaitTimeSeconds: 21 }, { VisibilityTimeout: 43_201 }])(
    'for a parameter out of range: %j',
    async (parameter) => {
      const { receive } = await service();
      expect((await awsErrorFrom(receive('jobs', parameter))).name).toBe('InvalidParameterValue');
    },
  );

  test('for a receipt handle that was never issued, and one whose message is visible again', async () => {
    const { remove, hide, handle } = await withReceived();
    for (const call of [remove('made up'), hide('made up', 1)])
      expect((await awsErrorFrom(call)).name).toBe('ReceiptHandleIsInvalid');
    await hide(handle, 0);
    expect((await awsErrorFrom(hide(handle, 1))).name).toBe('AWS.SimpleQueueService.MessageNotInflight');
  });

  const half = 'x'.repeat(600_000);
  const entry = { Id: 'a', MessageBody: 'x' };
  test.each([
    ['is empty', [], 'EmptyBatchRequest'],
    ['has eleven entries', [...'abcdefghijk'].map((Id) => ({ ...entry, Id })), 'TooManyEntriesInBatchRequest'],
    ['is too long', [...'ab'].map((Id) => ({ Id, MessageBody: half })), 'BatchRequestTooLong'],
    ['repeats an id', [entry, entry], 'BatchEntryIdsNotDistinct'],
  ])('for a batch that %s', async (_, Entries, code) => {
    const { client, urlOf } = await service();
    const call = client.send(new SendMessageBatchCommand({ QueueUrl: urlOf('jobs'), Entries }));
    expect((await awsErrorFrom(call)).name).toBe(`AWS.SimpleQueueService.${code}`);
  });
});

describeLocally('on a laptop', () => {
  test('an unsupported operation or parameter is refused by name', async () => {
    const { client, urlOf } = await service();
    expect(await awsErrorFrom(client.send(new ListQueuesCommand({})))).toMatchObject({
      name: 'UnknownOperationException',
      message: 'The local stand-in does not implement ListQueues',
    });
    const Entries = [{ Id: 'a', MessageBody: 'x', DelaySeconds: 5 }];
    const delayed = client.send(new SendMessageBatchCommand({ QueueUrl: urlOf('jobs'), Entries }));
    expect((await awsErrorFrom(delayed)).message).toContain('DelaySeconds');
    const colour = new GetQueueAttributesCommand({ QueueUrl: urlOf('jobs'), AttributeNames: ['Colour' as 'All'] });
    expect((await awsErrorFrom(client.send(colour))).name).toBe('InvalidParameterValue');
  });

  test('a call is checked by IAM with its principal, action and queue; batches as the single operation', async () => {
    const iamRequests: object[] = [];
    const { put, receive } = await service([jobs], {
      authorize(request) {
        iamRequests.push(request);
        return request.action === 'sqs:ReceiveMessage' ? 'No receiving here.' : undefined;
      },
    });
    await put('jobs', 'x');
    const refused = { name: 'AccessDenied', message: 'No receiving here.', status: 403 };
    expect(await awsErrorFrom(receive('jobs'))).toEqual(refused);
    const request = { accessKeyId: 'SubmitRelease', resource: 'arn:aws:sqs:us-east-1:000000000000:jobs' };
    expect(iamRequests).toEqual([
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
      expect((await awsErrorFrom(moveBack(sqs))).name).toBe('AccessDenied');
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
    await sqs.remove(old?.handle ?? '');
    expect(await sqs.receive('jobs')).toMatchObject([{ count: 3 }]);
  });
});
