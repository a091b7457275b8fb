import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateTableCommand, DynamoDBClient, ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../../test/test-cleanup.ts';
import { REGION } from '../account.ts';
import { LOCAL_SECRET } from '../authorize.ts';
import { freeBase } from '../ports.ts';
import { type Engine, startEngine, waitForEarlierEngine } from './engine.ts';

const GUARD = fileURLToPath(new URL('./engine-guard.mjs', import.meta.url));
const ENGINE = fileURLToPath(new URL('./engine.ts', import.meta.url));
const TYPESCRIPT = ['--import', 'tsx', '--input-type=module'];

/** Windows has no process groups, and ends a process immediately, whatever the signal. */
const whereSignals = process.platform === 'win32' ? it.skip : it;

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
});

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
const optionsFor = ({ url }: Engine) => {
  const credentials = { accessKeyId: 'developer', secretAccessKey: LOCAL_SECRET };
  return { endpoint: url, region: REGION, credentials };
};
const clientOf = (engine: Engine) => {
  const client = new DynamoDBClient(optionsFor(engine));
  atEnd(() => client.destroy());
  return client;
};
const aTable = new CreateTableCommand({
  TableName: 'kept',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
});

describe("the table's engine", () => {
  it('keeps its tables from run to run, and leaves nothing running', async () => {
    const port = await freeBase();
    const first = await startEngine({ directory, port });
    await clientOf(first).send(aTable);
    await first.stop();
    expect(await isUp(port)).toBe(false);

    const second = await startEngine({ directory, port });
    const { TableNames } = await clientOf(second).send(new ListTablesCommand({}));
    await second.stop();
    expect(TableNames).toEqual(['kept']);
    expect(readdirSync(directory)).not.toContain('guard.pid');
  });

  it('accepts the new database, with its added index: items, and the stream in order', async () => {
    const engine = stoppedAtEnd(await startEngine({ directory, port: await freeBase() }));
    const all = Array.from({ length: 12 }, (_, n) => `item ${n}`);
    const client = clientOf(engine);
    const { TableDescription } = await client.send(aTable);
    for (const S of all) await client.send(new PutItemCommand({ TableName: 'kept', Item: { PK: { S } } }));
    const StreamArn = TableDescription?.LatestStreamArn;
    const streams = new DynamoDBStreamsClient(optionsFor(engine));
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const shard = { StreamArn, ShardId: StreamDescription?.Shards?.[0]?.ShardId };
    const { ShardIterator } = await streams.send(
      new GetShardIteratorCommand({ ...shard, ShardIteratorType: 'TRIM_HORIZON' }),
    );
    const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    streams.destroy();
    await engine.stop();
    expect(Records.map(({ dynamodb }) => dynamodb?.Keys?.PK?.S)).toEqual(all);
    expect(readFileSync(path.join(directory, 'table.sqlite'), 'latin1')).toContain('CREATE INDEX _stream_order');
  });

  it('reports in one sentence why it cannot start', async () => {
    const port = await freeBase();
    writeFileSync(path.join(directory, 'table.sqlite'), 'not a database '.repeat(100));
    await expect(startEngine({ directory, port })).rejects.toThrow(
      /^The table's engine \(dynoxide\) did not start: it ended with code 1\./,
    );
  });

  it('is the one that the environment names, if any', async () => {
    process.env.AWS_ENDPOINT_URL_DYNAMODB = 'http://127.0.0.1:1';
    try {
      expect(await startEngine({ directory, port: 1 })).toMatchObject({ url: 'http://127.0.0.1:1' });
    } finally {
      delete process.env.AWS_ENDPOINT_URL_DYNAMODB;
    }
  });
});

describe('an engine whose laptop was killed', () => {
  it('ends too, and the next run waits for it', async () => {
    const port = await freeBase();
    const program = `const { startEngine } = await import(${JSON.stringify(ENGINE)});
      await startEngine(${JSON.stringify({ directory, port })});
      console.log('up');`;
    const laptop = spawn(process.execPath, [...TYPESCRIPT, '-e', program]);
    await once(laptop.stdout, 'data');
    expect(await isUp(port)).toBe(true);

    laptop.kill('SIGKILL');
    await waitForEarlierEngine(directory);
    expect(await isUp(port)).toBe(false);
    await (await startEngine({ directory, port })).stop();
  });

  whereSignals('gets five seconds to end, and is then killed too', async () => {
    const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.error(process.pid)";
    const pidFile = path.join(directory, 'guard.pid');
    const guard = spawn(process.execPath, [
      GUARD,
      JSON.stringify({ command: process.execPath, args: ['-e', deaf], pidFile }),
    ]);
    const [pid] = await once(guard.stderr, 'data');
    guard.stdin.end();
    await once(guard, 'exit');
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });

  it('does not delay a run that finds the process id of a guard that ended long ago', async () => {
    const gone = Number(execFileSync(process.execPath, ['-p', 'process.pid']));
    writeFileSync(path.join(directory, 'guard.pid'), String(gone));
    await waitForEarlierEngine(directory);
    expect(readFileSync(path.join(directory, 'guard.pid'), 'utf8')).toBe(String(gone));
  });
});

whereSignals('Ctrl-C reaches the laptop alone, because the engine has its own process group', async () => {
  const engine = await startEngine({ directory, port: await freeBase() });
  const guard = Number(readFileSync(path.join(directory, 'guard.pid'), 'utf8'));
  const leadsGroup = () => process.kill(-guard, 0);
  expect(leadsGroup).not.toThrow();
  await engine.stop();
  expect(leadsGroup).toThrow('ESRCH');
});
