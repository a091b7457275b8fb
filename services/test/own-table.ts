import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '../platform/table.ts';
import { table } from './people.ts';

/** A table like the product's, empty and without a stream: for counts that no other test may move. */
export async function ownTable(): Promise<Table> {
  const { Table: like } = await table.client.send(new DescribeTableCommand({ TableName: table.name }));
  const name = `own-${randomUUID()}`;
  await table.client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: like?.AttributeDefinitions,
      KeySchema: like?.KeySchema,
      GlobalSecondaryIndexes: like?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      })),
    }),
  );
  return openTable(name);
}
