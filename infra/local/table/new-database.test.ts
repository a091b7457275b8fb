import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { REGION } from '../account.ts';
import { LOCAL_SECRET } from '../authorize.ts';
import { freeBase } from '../ports.ts';
import { startEngine } from './engine.ts';

const TableName = 'streamed';

test('the engine takes the new database as its own: tables, items and the stream in order', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'segno-first-'));
  const engine = await startEngine({ directory, port: await freeBase() });
  const options = {
    endpoint: engine.url,
    region: REGION,
    credentials: { accessKeyId: 'developer', secretAccessKey: LOCAL_SECRET },
  };
  const client = new DynamoDBClient(options);
  const streams = new DynamoDBStreamsClient(options);
  const { TableDescription } = await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    }),
  );
  for (let n = 0; n < 12; n++) await client.send(new PutItemCommand({ TableName, Item: { PK: { S: `item ${n}` } } }));

  const StreamArn = TableDescription?.LatestStreamArn;
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
  );
  const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
  expect(Records.map(({ dynamodb }) => dynamodb?.Keys?.PK?.S)).toEqual(
    Array.from({ length: 12 }, (_, n) => `item ${n}`),
  );
  client.destroy();
  streams.destroy();
  await engine.stop();
  expect(readFileSync(path.join(directory, 'table.sqlite'), 'latin1')).toContain('CREATE INDEX _stream_order');
  rmSync(directory, { recursive: true });
});
