import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient, type DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { REGION } from '../../account.ts';
import { DEVELOPER, LOCAL_SECRET } from '../../authorize.ts';
import { freeBase } from '../../ports.ts';
import type { Running } from '../../server.ts';
import { type Engine, startEngine } from '../engine.ts';
import { startFront } from '../front.ts';
import { type Faults, readFaults, settingOf } from './faults.ts';

const TableName = 'things';
const directory = mkdtempSync(path.join(tmpdir(), 'segno-faults-'));
let engine: Engine;
const stops: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  engine = await startEngine({ directory, port: await freeBase() });
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(async () => {
  await engine.stop();
  rmSync(directory, { recursive: true });
});

let tables = 0;
/** A new table behind a front with these faults, as a function and as the developer see it. */
async function tableWith(faults: Partial<Faults>) {
  const name = `${TableName}-${tables++}`;
  const front: Running = await startFront({
    port: 0,
    engineUrl: engine.url,
    authorize: () => undefined,
    onWrite: () => {},
    faults: { lateMs: 0, conflicts: 0, throttles: 0, seed: 7, ...faults },
  });
  stops.push(front.stop);
  const clientAs = (accessKeyId: string) => {
    const credentials = { accessKeyId, secretAccessKey: LOCAL_SECRET };
    const client = new DynamoDBClient({ endpoint: front.url, region: REGION, credentials, maxAttempts: 1 });
    stops.push(() => client.destroy());
    return DynamoDBDocumentClient.from(client);
  };
  const developer = clientAs(DEVELOPER);
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  await developer.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['PK', 'SK', 'recentPK', 'recentSK'].map(text),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'recent',
          KeySchema: [
            { AttributeName: 'recentPK', KeyType: 'HASH' },
            { AttributeName: 'recentSK', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
  return { name, fn: clientAs('releases'), developer };
}

const Key = { PK: 'a', SK: '1' };
const item = (n: number, SK = '1') => ({ PK: 'a', SK, n, recentPK: 'all', recentSK: SK });

/** What a client sees of the item: read as it comes, read consistently, by its partition, and by the index. */
async function seenBy(client: DynamoDBDocumentClient, TableName: string) {
  const [late, current, partition, index] = await Promise.all([
    client.send(new GetCommand({ TableName, Key })),
    client.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
    client.send(
      new QueryCommand({ TableName, KeyConditionExpression: 'PK = :a', ExpressionAttributeValues: { ':a': 'a' } }),
    ),
    client.send(
      new QueryCommand({
        TableName,
        IndexName: 'recent',
        KeyConditionExpression: 'recentPK = :all',
        ExpressionAttributeValues: { ':all': 'all' },
      }),
    ),
  ]);
  const numbers = ({ Items = [] }: { Items?: Record<string, unknown>[] }) => Items.map(({ n }) => n);
  return [late.Item?.n, current.Item?.n, numbers(partition), numbers(index)];
}

/** Asks until everything is seen everywhere, because a timer on a busy machine is late too. */
async function settled(client: DynamoDBDocumentClient, name: string, expected: unknown): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const seen = await seenBy(client, name);
    if (JSON.stringify(seen) === JSON.stringify(expected)) return;
    if (Date.now() > deadline) throw new Error(`It stays at ${JSON.stringify(seen)}`);
    await setTimeout(20);
  }
}

const NEVER_MS = 3_600_000;

describe('a table whose reads are late', () => {
  it.each([
    ['an item put', (TableName: string) => new PutCommand({ TableName, Item: item(2) })],
    [
      'an update',
      (TableName: string) =>
        new UpdateCommand({ TableName, Key, UpdateExpression: 'SET n = :n', ExpressionAttributeValues: { ':n': 2 } }),
    ],
    [
      'a transaction',
      (TableName: string) => new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: item(2) } }] }),
    ],
    [
      'a batch',
      (TableName: string) =>
        new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: item(2) } }] } }),
    ],
  ])('shows %s at once to a consistent read only', async (_, write) => {
    const { name, fn, developer } = await tableWith({ lateMs: NEVER_MS });
    await fn.send(write(name) as PutCommand);
    const [late, current, partition, index] = await seenBy(fn, name);
    expect([late, partition, index]).toEqual([undefined, [], []]);
    expect(current).toBe(2);
    // Who runs the laptop looks at the table itself.
    expect((await seenBy(developer, name))[0]).toBe(2);
  });

  it('shows each write to all after a while, the last one in the end, and a deletion too', async () => {
    const { name, fn } = await tableWith({ lateMs: 50 });
    for (const n of [1, 2, 3]) await fn.send(new PutCommand({ TableName: name, Item: item(n) }));
    await settled(fn, name, [3, 3, [3], [3]]);
    await fn.send(new DeleteCommand({ TableName: name, Key }));
    expect((await seenBy(fn, name))[1]).toBeUndefined();
    await settled(fn, name, [undefined, undefined, [], []]);
  });
});

/** How a hundred calls end: `done`, or the name of the error and the reasons that it gives. */
async function endsOf(count: number, call: () => Promise<unknown>): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (let n = 0; n < count; n++) {
    const end = await call().then(
      () => 'done',
      (error: DynamoDBServiceException & { CancellationReasons?: { Code?: string }[] }) =>
        [error.name, ...(error.CancellationReasons ?? []).map(({ Code }) => Code)].join(' '),
    );
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return ends;
}

describe('a table under load', () => {
  it('has writes that meet another transaction, as the client of DynamoDB reads it', async () => {
    const { name, fn, developer } = await tableWith({ conflicts: 0.5 });
    const puts = await endsOf(40, () => fn.send(new PutCommand({ TableName: name, Item: item(1) })));
    expect([...puts.keys()].sort()).toEqual(['TransactionConflictException', 'done']);
    const two = { TransactItems: ['2', '3'].map((SK) => ({ Put: { TableName: name, Item: item(1, SK) } })) };
    const transactions = await endsOf(40, () => fn.send(new TransactWriteCommand(two)));
    expect([...transactions.keys()].sort()).toEqual([
      'TransactionCanceledException None TransactionConflict',
      'TransactionCanceledException TransactionConflict None',
      'done',
    ]);
    expect([...(await endsOf(20, () => fn.send(new GetCommand({ TableName: name, Key })))).keys()]).toEqual(['done']);
    const own = await endsOf(20, () => developer.send(new PutCommand({ TableName: name, Item: item(1) })));
    expect([...own.keys()]).toEqual(['done']);
  });

  it('throttles reads, writes and transactions', async () => {
    const { name, fn } = await tableWith({ throttles: 0.5 });
    const throttled = ['ProvisionedThroughputExceededException', 'ThrottlingException', 'done'];
    const puts = await endsOf(40, () => fn.send(new PutCommand({ TableName: name, Item: item(1) })));
    expect([...puts.keys()].sort()).toEqual(throttled);
    const reads = await endsOf(40, () => fn.send(new GetCommand({ TableName: name, Key })));
    expect([...reads.keys()].sort()).toEqual(throttled);
    const one = { TransactItems: [{ Put: { TableName: name, Item: item(1) } }] };
    const transactions = await endsOf(40, () => fn.send(new TransactWriteCommand(one)));
    expect([...transactions.keys()].sort()).toEqual([
      'TransactionCanceledException ProvisionedThroughputExceeded',
      'TransactionCanceledException ThrottlingError',
      'done',
    ]);
  });

  it('does nothing of a call that it refuses', async () => {
    const { name, fn } = await tableWith({ conflicts: 1 });
    await expect(fn.send(new PutCommand({ TableName: name, Item: item(1) }))).rejects.toThrow('Transaction is ongoing');
    const { Item } = await fn.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }));
    expect(Item).toBeUndefined();
  });

  it('refuses the same calls for the same seed', async () => {
    const ends = async (seed: number) => {
      const { name, fn } = await tableWith({ throttles: 0.5, seed });
      const told: boolean[] = [];
      for (let n = 0; n < 20; n++) {
        told.push(
          await fn.send(new GetCommand({ TableName: name, Key })).then(
            () => true,
            () => false,
          ),
        );
      }
      return told;
    };
    expect(await ends(1)).toEqual(await ends(1));
    expect(await ends(1)).not.toEqual(await ends(2));
  });
});

describe('the setting', () => {
  it('is none, the usual faults, or each by its name', () => {
    expect(readFaults(undefined)).toBeUndefined();
    expect(readFaults('on')).toMatchObject({ lateMs: 300, conflicts: 0.05, throttles: 0.05 });
    const own = { lateMs: 10, conflicts: 0, throttles: 0.5, seed: 3 };
    expect(readFaults('late=10,conflicts=0,throttles=0.5,seed=3')).toEqual(own);
    expect(readFaults(settingOf(own))).toEqual(own);
  });

  it.each(['yes', 'late', 'late=', 'late=soon', 'lag=3'])('that is wrong is told with what is right: %s', (text) => {
    expect(() => readFaults(text)).toThrow(`SEGNO_FAULTS does not know "${text}"`);
  });
});
