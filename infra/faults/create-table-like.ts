import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';

/**
 * Creates an empty table with the keys and indexes of an existing one, but without a stream. @returns its description
 */
export async function createTableLike(
  client: Pick<DynamoDBClient, 'send'>,
  { like, name }: { like: string; name: string },
): Promise<TableDescription> {
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName: like }));
  if (!table) throw new Error(`There is no table ${like}`);
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: table.AttributeDefinitions,
      KeySchema: table.KeySchema,
      GlobalSecondaryIndexes: table.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      })),
    }),
  );
  return table;
}
