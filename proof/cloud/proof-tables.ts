import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { type TableName, tables } from '../../services/platform/keys.ts';
import { keysOf, recordFromEntries } from '../../shared/typed-record.ts';

export type ProofTables = Record<TableName, { name: string; arn: string }>;

export const proofTableName = (kind: string, run: string): string => `segno-proof-${kind}-${run}`;

/**
 * Creates a copy of each of the product's tables, runs `work` on them, and deletes them.
 * @param run a name that distinguishes the run
 */
export async function withProofTables<T>(
  client: DynamoDBClient,
  run: string,
  work: (made: ProofTables) => Promise<T>,
): Promise<T> {
  const kinds = keysOf(tables);
  try {
    const made = await Promise.all(
      kinds.map(async (kind) => [kind, await newTable(client, proofTableName(kind, run))] as const),
    );
    return await work(recordFromEntries(made));
  } finally {
    await Promise.allSettled(
      kinds.map((kind) => client.send(new DeleteTableCommand({ TableName: proofTableName(kind, run) }))),
    );
  }
}

/** @param unitsASecond limits the table to this many writes and reads per second */
export async function newTable(client: DynamoDBClient, name: string, unitsASecond?: number) {
  await client.send(
    new CreateTableCommand({
      TableName: name,
      ...(unitsASecond
        ? { ProvisionedThroughput: { ReadCapacityUnits: unitsASecond, WriteCapacityUnits: unitsASecond } }
        : { BillingMode: 'PAY_PER_REQUEST' }),
      AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 120 }, { TableName: name });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  return { name, arn: Table?.TableArn ?? '' };
}
