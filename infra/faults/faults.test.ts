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
import { REGION } from '../local/account.ts';
import { DEVELOPER, LOCAL_SECRET } from '../local/authorize.ts';
import { freeBase } from '../local/ports.ts';
import { type Engine, startEngine } from '../local/table/engine.ts';
import { startIamProxy } from '../local/table/iam-proxy.ts';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../test/test-cleanup.ts';
import { type Faults, faultsSetting, readFaults } from './faults.ts';
import { faultyTable } from './faulty-table.ts';

let engine: Engine;
beforeAll(async () => {
  engine = stoppedAtEnd(await startEngine({ directory: temporaryFolder(), port: await freeBase() }));
});

let tables = 0;
/**
 * Creates a table behind a proxy with these faults, a client with a function's credentials, and one with the
 * developer's.
 */
async function tableWith(faults: Partial<Faults>) {
  const TableName = `things-${tables++}`;
  const { url: endpoint } = stoppedAtEnd(
    await startIamProxy({
      port: 0,
      engineUrl: engine.url,
      authorize: () => undefined,
      onWrite: () => {},
      faulty: faultyTable({ lateMs: 0, conflicts: 0, throttles: 0, seed: 7, ...faults }),
    }),
  );
  const clientAs = (accessKeyId: string) => {
    const credentials = { accessKeyId, secretAccessKey: LOCAL_SECRET };
    const client = new DynamoDBClient({ endpoint, region: REGION, credentials, maxAttempts: 1 });
    atEnd(() => client.destroy());
    return DynamoDBDocumentClient.from(client);
  };
  const developer = clientAs(DEVELOPER);
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  const recent = { KeySchema: keys('recentPK', 'recentSK'), Projection: { ProjectionType: 'ALL' as const } };
  await developer.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['PK', 'SK', 'recentPK', 'recentSK'].map(text),
      KeySchema: keys('PK', 'SK'),
      GlobalSecondaryIndexes: [{ IndexName: 'recent', ...recent }],
    }),
  );
  const fn = clientAs('releases');
  const put = (n: number, by = fn) => by.send(new PutCommand({ TableName, Item: item(n) }));
  const get = (by = fn) => by.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const transact = (...sortKeys: string[]) =>
    fn.send(
      new TransactWriteCommand({ TransactItems: sortKeys.map((SK) => ({ Put: { TableName, Item: item(1, SK) } })) }),
    );
  return { TableName, fn, developer, put, get, transact };
}

const Key = { PK: 'a', SK: '1' };
const item = (n: number, SK = '1') => ({ PK: 'a', SK, n, recentPK: 'all', recentSK: SK });

/** Reads the item in four ways: by default, consistently, by its partition, and by the index. */
async function seenBy(client: DynamoDBDocumentClient, TableName: string) {
  const query = (key: string, value: string, IndexName?: string) =>
    client.send(
      new QueryCommand({
        TableName,
        IndexName,
        KeyConditionExpression: `${key} = :v`,
        ExpressionAttributeValues: { ':v': value },
      }),
    );
  const late = await client.send(new GetCommand({ TableName, Key }));
  const current = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const [partition, index] = [await query('PK', 'a'), await query('recentPK', 'all', 'recent')];
  const numbers = ({ Items = [] }: { Items?: Record<string, unknown>[] }) => Items.map(({ n }) => n);
  return [late.Item?.n, current.Item?.n, numbers(partition), numbers(index)];
}

/** Polls until every read shows the expected state, because timers may be late on a busy machine. */
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
    const { TableName, fn, developer } = await tableWith({ lateMs: NEVER_MS });
    await fn.send(write(TableName) as PutCommand);
    expect(await seenBy(fn, TableName)).toEqual([undefined, 2, [], []]);
    // The developer's reads bypass the lagging copy.
    expect((await seenBy(developer, TableName))[0]).toBe(2);
  });

  it('shows each write everywhere after a while, the last one in the end, and deletions too', async () => {
    const { TableName, fn, put, get } = await tableWith({ lateMs: 50 });
    for (const n of [1, 2, 3]) await put(n);
    await settled(fn, TableName, [3, 3, [3], [3]]);
    await fn.send(new DeleteCommand({ TableName, Key }));
    expect((await get()).Item).toBeUndefined();
    await settled(fn, TableName, [undefined, undefined, [], []]);
  });
});

/** The outcomes of `count` calls: `done`, or the name of the error and its reasons. */
async function endsOf(count: number, call: () => Promise<unknown>): Promise<string[]> {
  const ends: string[] = [];
  for (let n = 0; n < count; n++) {
    const end = await call().then(
      () => 'done',
      (error: DynamoDBServiceException & { CancellationReasons?: { Code?: string }[] }) =>
        [error.name, ...(error.CancellationReasons ?? []).map(({ Code }) => Code)].join(' '),
    );
    ends.push(end);
  }
  return ends;
}
const kindsOf = async (count: number, call: () => Promise<unknown>) => [...new Set(await endsOf(count, call))].sort();

describe('a table under load', () => {
  it('has writes that conflict with another transaction, as the DynamoDB client reports it', async () => {
    const { developer, put, get, transact } = await tableWith({ conflicts: 0.5 });
    expect(await kindsOf(40, () => put(1))).toEqual(['TransactionConflictException', 'done']);
    expect(await kindsOf(40, () => transact('2', '3'))).toEqual([
      'TransactionCanceledException None TransactionConflict',
      'TransactionCanceledException TransactionConflict None',
      'done',
    ]);
    expect(await kindsOf(20, () => get())).toEqual(['done']);
    expect(await kindsOf(20, () => put(1, developer))).toEqual(['done']);
  });

  it('throttles reads, writes and transactions', async () => {
    const { put, get, transact } = await tableWith({ throttles: 0.5 });
    const throttled = ['ProvisionedThroughputExceededException', 'ThrottlingException', 'done'];
    expect(await kindsOf(40, () => put(1))).toEqual(throttled);
    expect(await kindsOf(40, () => get())).toEqual(throttled);
    expect(await kindsOf(40, () => transact('1'))).toEqual([
      'TransactionCanceledException ProvisionedThroughputExceeded',
      'TransactionCanceledException ThrottlingError',
      'done',
    ]);
  });

  it('does nothing of a call that it rejects', async () => {
    const { put, get } = await tableWith({ conflicts: 1 });
    await expect(put(1)).rejects.toThrow('Transaction is ongoing');
    expect((await get()).Item).toBeUndefined();
  });

  it('rejects the same calls for the same seed', async () => {
    const ends = async (seed: number) => {
      const { get } = await tableWith({ throttles: 0.5, seed });
      return (await endsOf(20, () => get())).map((end) => end === 'done');
    };
    expect(await ends(1)).toEqual(await ends(1));
    expect(await ends(1)).not.toEqual(await ends(2));
  });
});

describe('the setting', () => {
  it('selects no faults, the default ones, or individual ones by name', () => {
    expect(readFaults(undefined)).toBeUndefined();
    expect(readFaults('on')).toMatchObject({ lateMs: 300, conflicts: 0.05, throttles: 0.05 });
    const own = { lateMs: 10, conflicts: 0, throttles: 0.5, seed: 3 };
    expect(readFaults('late=10,conflicts=0,throttles=0.5,seed=3')).toEqual(own);
    expect(readFaults(faultsSetting(own))).toEqual(own);
  });

  it.each(['yes', 'late', 'late=', 'late=soon', 'lag=3'])(
    'that is invalid is refused with the valid ones: %s',
    (text) => {
      expect(() => readFaults(text)).toThrow(`SEGNO_FAULTS does not accept "${text}"`);
    },
  );
});
