import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { anId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { silently } from '../test/silently.ts';
import { queueVariable } from './config.ts';
import { listenerNames } from './listeners.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

type Entry = { Id: string; MessageBody: string };
type Refusal = { SenderFault: boolean };

/** A fake SQS: the messages that each queue accepted, and which ones it rejects. */
let accepted: { queue: string; event: PublishedEvent }[];
let refuses: (event: PublishedEvent, attempt: number) => Refusal | undefined;
let isAway: boolean;
const attempts = new Map<string, number>();
const sqs = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { QueueUrl, Entries } = JSON.parse(text) as { QueueUrl: string; Entries: Entry[] };
  response.setHeader('content-type', 'application/x-amz-json-1.0');
  if (isAway) return response.writeHead(503).end('{}');
  // Rejects more than ten entries, as SQS does (API reference, SendMessageBatch).
  if (Entries.length > 10) return response.writeHead(400).end('{"__type":"TooManyEntriesInBatchRequest"}');
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const { Id, MessageBody } of Entries) {
    const event = JSON.parse(MessageBody) as PublishedEvent;
    attempts.set(event.id, (attempts.get(event.id) ?? 0) + 1);
    const refusal = refuses(event, attempts.get(event.id) ?? 0);
    if (refusal) Failed.push({ Id, Code: 'Refused', Message: 'not now', ...refusal });
    else {
      accepted.push({ queue: QueueUrl.split('/').at(-1) ?? '', event });
      Successful.push({ Id, MessageId: randomUUID(), MD5OfMessageBody: md5(MessageBody) });
    }
  }
  response.end(JSON.stringify({ Successful, Failed }));
});

let handler: typeof import('./on-table-change.ts')['handler'];
beforeAll(async () => {
  await new Promise<void>((ready) => sqs.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(sqs.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'Relay',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SQS: url,
    ...Object.fromEntries(listenerNames.map((name) => [queueVariable(name), `${url}/000000000000/${name}`])),
  });
  ({ handler } = await import('./on-table-change.ts'));
});
afterAll(() => {
  sqs.closeAllConnections();
  sqs.close();
});
beforeEach(() => {
  accepted = [];
  attempts.clear();
  refuses = () => undefined;
  isAway = false;
});

const artistId = '00000000-0000-4000-8000-000000000001';
const releaseOf = (n: number) => `rel_${String(n).padStart(26, '0')}`;
const record = (key: { PK: string; SK: string }, { before, after }: { before?: Item; after?: Item }) => ({
  eventID: randomUUID(),
  dynamodb: {
    ApproximateCreationDateTime: 1_795_000_000,
    SequenceNumber: randomUUID(),
    Keys: marshall(key),
    ...(before && { OldImage: marshall({ ...key, ...before }) }),
    ...(after && { NewImage: marshall({ ...key, ...after }) }),
  },
});
const card = (n: number) =>
  record(keys.card({ artistId: anId(artistId), releaseId: anId(releaseOf(n)) }), {
    after: { status: 'draft', rev: n },
  });
const gone = (n: number) =>
  record(keys.release({ artistId: anId(artistId), releaseId: anId(releaseOf(n)) }), {
    before: { tracks: { one: {} } },
  });
const unreadable = () =>
  record(keys.card({ artistId: anId(artistId), releaseId: anId(releaseOf(0)) }), {
    after: { status: 'draft', rev: 'unreadable' },
  });
type AnyRecord = ReturnType<typeof record>;

const publish = (...Records: AnyRecord[]) =>
  silently(() => handler({ Records } as unknown as DynamoDBStreamEvent)) as Promise<{
    batchItemFailures: { itemIdentifier: string }[];
  }>;
const failures = (...records: AnyRecord[]) => ({
  batchItemFailures: records.map(({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber })),
});
const delivered = () => accepted.map(({ queue, event }) => `${queue} ${event.name} ${event.id}`).sort();

test('sends each event to the queues of its listeners only', async () => {
  expect(await publish(card(1), gone(2))).toEqual(failures());
  expect(accepted.map(({ queue, event: { name, at, body } }) => ({ queue, name, at, body }))).toEqual(
    expect.arrayContaining([
      {
        queue: 'live',
        name: 'release-changed',
        at: '2026-11-18T11:06:40.000Z',
        body: { artistId, releaseId: releaseOf(1), rev: 1 },
      },
      {
        queue: 'remover',
        name: 'uploads-left',
        at: '2026-11-18T11:06:40.000Z',
        body: { artistId, releaseId: releaseOf(2) },
      },
      {
        queue: 'forgetter',
        name: 'uploads-left',
        at: '2026-11-18T11:06:40.000Z',
        body: { artistId, releaseId: releaseOf(2) },
      },
    ]),
  );
  expect(accepted).toHaveLength(3);
});

test('sends the same events with the same ids if records arrive twice or out of order', async () => {
  const records = [card(1), gone(2), card(3)];
  await publish(...records);
  const first = delivered();
  accepted = [];
  await publish(...[...records].reverse());
  expect(delivered()).toEqual(first);
});

test('sends all of a stream batch that is larger than an SQS batch', async () => {
  const records = Array.from({ length: 25 }, (_, n) => card(n + 1));
  expect(await publish(...records)).toEqual(failures());
  expect(accepted.map(({ event }) => (event.body as { rev: number }).rev).sort((a, b) => a - b)).toEqual(
    records.map((_, n) => n + 1),
  );
});

test('retries only the message that SQS rejected, within the call', async () => {
  const records = [card(1), card(2), card(3)];
  refuses = (event, times) =>
    times === 1 && event.id.startsWith(records[1]?.eventID ?? '-') ? { SenderFault: false } : undefined;
  expect(await publish(...records)).toEqual(failures());
  expect(accepted).toHaveLength(3);
  expect([...attempts.values()].sort()).toEqual([1, 1, 2]);
});

test.each([
  ['each time', false, 3],
  ['permanently', true, 1],
])(
  'reports a message that SQS rejects %s, so that its record is redelivered, and sends the rest',
  async (_, SenderFault, times) => {
    const records = [card(1), card(2), gone(3)];
    const [, bad] = records as [AnyRecord, AnyRecord];
    refuses = (event) => (event.id.startsWith(bad.eventID) ? { SenderFault } : undefined);
    expect(await publish(...records)).toEqual(failures(bad));
    // A card has one listener, a deleted release has two.
    expect(accepted).toHaveLength(3);
    expect(attempts.get(`${bad.eventID}:release-changed`)).toBe(times);

    // The stream redelivers the failed record together with all later records.
    refuses = () => undefined;
    expect(await publish(...records.slice(1))).toEqual(failures());
    expect(new Set(delivered()).size).toBe(4);
  },
);

test('fails the whole batch while SQS is unavailable, and loses nothing', async () => {
  isAway = true;
  const records = [card(1), gone(2)];
  expect(await publish(...records)).toEqual(failures(...records));
  isAway = false;
  expect(await publish(...records)).toEqual(failures());
  expect(accepted).toHaveLength(3);
});

test('reports an unreadable item, so that it is redelivered, and sends the others', async () => {
  const [first, bad, last] = [card(1), unreadable(), card(2)];
  expect(await publish(first, bad, last)).toEqual(failures(bad));
  expect(accepted).toHaveLength(2);
});

test('sends nothing for a kind of item that no watch reads', async () => {
  const upload = record(
    keys.media({ artistId: anId(artistId), releaseId: anId(releaseOf(1)), mediaId: anId('med_1') }),
    { after: { v: 1 } },
  );
  expect(await publish(upload)).toEqual(failures());
  expect(attempts.size).toBe(0);
});
