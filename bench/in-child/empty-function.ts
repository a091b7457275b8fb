import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** Reads one item, and does nothing else: the least that a function of the product could do. */
export const handler = async () => {
  await table.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: { PK: 'NONE', SK: 'NONE' } }));
  return { statusCode: 204 };
};
