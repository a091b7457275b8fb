import { createHash } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { REGION } from '../../local/account.ts';
import { LOCAL_SECRET } from '../../local/authorize.ts';
import { freeBase } from '../../local/ports.ts';
import { startS3 } from '../../local/stand-ins/s3/start-s3.ts';
import { openContinuousBackup } from '../../local/table/continuous-backup.ts';
import { startEngine } from '../../local/table/engine.ts';
import { startIamProxy } from '../../local/table/iam-proxy.ts';
import { awsErrorFrom } from '../../test/aws-error-from.ts';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../../test/test-cleanup.ts';
import { copyItem } from './copy-item.ts';
import { itemDifferences } from './item-differences.ts';
import { restoreArguments } from './restore-arguments.ts';
import { restoreFile } from './restore-file.ts';
import { restoredName, restoreTable } from './restore-table.ts';

const settings = { region: REGION, credentials: { accessKeyId: 'developer', secretAccessKey: LOCAL_SECRET } };
const TABLE = 'books';
/** The clock of the stand-ins. */
let clock = Date.parse('2026-11-27T10:00:00Z');
const tick = () => {
  clock += 1000;
};

/** A table with a stream and a history. */
async function openTable() {
  const engine = stoppedAtEnd(await startEngine({ directory: temporaryFolder(), port: await freeBase() }));
  const direct = new DynamoDBClient({ ...settings, endpoint: engine.url });
  await direct.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['PK', 'SK', 'by'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'recent',
          KeySchema: [{ AttributeName: 'by', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  const backup = openContinuousBackup({ directory: temporaryFolder(), engine: direct, now: () => clock });
  await backup.enable(TABLE);
  tick();
  const proxy = stoppedAtEnd(
    await startIamProxy({
      port: 0,
      engineUrl: engine.url,
      authorize: () => undefined,
      onWrite: () => {},
      backup,
    }),
  );
  const client = new DynamoDBClient({ ...settings, endpoint: proxy.url });
  atEnd(() => {
    direct.destroy();
    client.destroy();
  });
  const put = (SK: string, cents: string) =>
    client.send(
      new PutItemCommand({
        TableName: TABLE,
        Item: { PK: { S: 'A' }, SK: { S: SK }, cents: { N: cents }, bytes: { B: new Uint8Array([1, 255]) } },
      }),
    );
  const remove = (SK: string) =>
    client.send(new DeleteItemCommand({ TableName: TABLE, Key: { PK: { S: 'A' }, SK: { S: SK } } }));
  return { client, put, remove };
}

describe('a table is restored to a second (docs/restore.md)', () => {
  it('with every item of that second, the indexes, and the settings that a restore leaves out', async () => {
    const { client, put, remove } = await openTable();
    for (const SK of ['kept', 'lost', 'changed']) await put(SK, '100');
    const second = new Date(clock);
    tick();
    await remove('lost');
    await put('changed', '7');
    await put('new', '1');
    tick();
    tick();
    const restored = await restoreTable(client, TABLE, second);
    expect(restored).toBe('books-20261127T100001Z');
    const { Table } = await client.send(new DescribeTableCommand({ TableName: restored }));
    expect(Table?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' });
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['recent']);

    const compare = () => itemDifferences(client, { current: TABLE, restored });
    const key = (SK: string) => ({ PK: 'A', SK });
    const { compared, differences } = await compare();
    expect(compared).toBe(3);
    expect(differences).toEqual(
      expect.arrayContaining([
        { kind: 'missing', key: key('lost') },
        { kind: 'changed', key: key('changed') },
        { kind: 'newer', key: key('new') },
      ]),
    );
    for (const SK of ['lost', 'changed'])
      expect(await copyItem(client, { current: TABLE, restored, key: key(SK) })).toBe(true);
    expect((await compare()).differences).toEqual([{ kind: 'newer', key: key('new') }]);
    const elsewhere = await itemDifferences(client, { current: TABLE, restored, partition: 'B' });
    expect(elsewhere).toEqual({ compared: 0, differences: [] });
  });

  it('but not before its history began, nor twice', async () => {
    const { client, put } = await openTable();
    await put('kept', '1');
    const second = new Date(clock);
    tick();
    tick();
    await expect(restoreTable(client, TABLE, new Date('2026-11-01T00:00:00Z'))).rejects.toThrow(
      'books can be restored from 2026-11-27T',
    );
    await restoreTable(client, TABLE, second);
    expect(await awsErrorFrom(restoreTable(client, TABLE, second))).toMatchObject({
      name: 'TableAlreadyExistsException',
    });
  });

  it('an item that changes while it is copied back is left', async () => {
    const { client, put } = await openTable();
    await put('changed', '100');
    const second = new Date(clock);
    tick();
    tick();
    await put('changed', '7');
    const restored = await restoreTable(client, TABLE, second);
    const raced = new DynamoDBClient({ ...settings, endpoint: (await client.config.endpoint?.()) as never });
    atEnd(() => raced.destroy());
    raced.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === 'PutItemCommand') await put('changed', '8');
          return next(args);
        },
      { step: 'initialize' },
    );
    expect(await copyItem(raced, { current: TABLE, restored, key: { PK: 'A', SK: 'changed' } })).toBe(false);
  });
});

test('deletion protection is restored too', async () => {
  const { client } = await openTable();
  const second = new Date(clock);
  tick();
  tick();
  await client.send(new UpdateTableCommand({ TableName: TABLE, DeletionProtectionEnabled: true }));
  await restoreTable(client, TABLE, second);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: restoredName(TABLE, second) }));
  expect(Table?.DeletionProtectionEnabled).toBe(true);
});

describe('a file is put back from a version (docs/restore.md)', () => {
  async function openBucket() {
    const s3 = stoppedAtEnd(
      await startS3({ port: 0, directory: temporaryFolder(), buckets: [{ name: 'evidence', isVersioned: true }] }),
    );
    const requestChecksumCalculation = 'WHEN_REQUIRED';
    const address = { endpoint: s3.url, forcePathStyle: true, maxAttempts: 1 };
    const client = new S3Client({ ...settings, ...address, requestChecksumCalculation });
    atEnd(() => client.destroy());
    const at = { Bucket: 'evidence', Key: 'stm_1/original' };
    return {
      client,
      place: { bucket: at.Bucket, key: at.Key },
      put: (Body: string) => client.send(new PutObjectCommand({ ...at, Body, ContentType: 'text/csv' })),
      remove: () => client.send(new DeleteObjectCommand(at)),
      read: async () => {
        const { Body, ContentType } = await client.send(new GetObjectCommand(at));
        return { text: await Body?.transformToString(), ContentType };
      },
    };
  }

  it('after it was deleted, with its bytes and its type', async () => {
    const { client, place, put, remove, read } = await openBucket();
    const { VersionId } = await put('first');
    await remove();
    expect(await restoreFile(client, place)).toMatchObject({
      version: VersionId,
      bytes: 5,
      sha256: createHash('sha256').update('first').digest('hex'),
    });
    expect(await read()).toEqual({ text: 'first', ContentType: 'text/csv' });
  });

  it('and a file that exists only if its version is named', async () => {
    const { client, place, put, read } = await openBucket();
    const { VersionId = '' } = await put('first');
    await put('damaged');
    await expect(restoreFile(client, place)).rejects.toThrow(
      new RegExp(`^stm_1/original exists. Name the version[^]*${VersionId}`),
    );
    await expect(restoreFile(client, place, 'none')).rejects.toThrow('has no version none');
    await restoreFile(client, place, VersionId);
    expect((await read()).text).toBe('first');
    await expect(restoreFile(client, { ...place, key: 'stm_2' })).rejects.toThrow('has no version of stm_2');
  });
});

describe('the arguments', () => {
  const read = (text: string) => restoreArguments(text.split(' '), 'usage');
  const second = new Date('2026-11-27T10:00:00Z');

  it('name tables, items or a file', () => {
    expect(read('tables 2026-11-27T10:00:00Z --local')).toEqual({ restores: 'tables', second, isLocal: true });
    expect(read('items 2026-11-27T10:00:00Z ledger --partition=A#1 --write')).toEqual({
      ...{ restores: 'items', second, table: 'ledger', partition: 'A#1', isWrite: true, isLocal: false },
    });
    expect(read('file bucket a/b v1')).toEqual({
      ...{ restores: 'file', bucket: 'bucket', key: 'a/b', version: 'v1', isLocal: false },
    });
  });

  it.each([
    ['tables'],
    ['tables yesterday'],
    ['tables 2026-11-27T10:00:00Z --write'],
    ['items 2026-11-27T10:00:00Z books'],
    ['items 2026-11-27T10:00:00Z ledger more'],
    ['file bucket'],
    ['file bucket key v1 more'],
    ['file bucket key --partition=A'],
    ['all'],
  ])('are refused with the usage: %s', (text) => expect(() => read(text)).toThrow('usage'));
});
