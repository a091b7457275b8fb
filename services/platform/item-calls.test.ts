import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { itemCalls } from './item-calls.ts';

const item = { PK: 'RELEASE#1', SK: 'BODY', title: 'Café', count: 3, tags: ['a', { deep: null }], gone: undefined };
const stored = {
  ...{ PK: { S: 'RELEASE#1' }, SK: { S: 'BODY' }, title: { S: 'Café' }, count: { N: '3' } },
  tags: { L: [{ S: 'a' }, { M: { deep: { NULL: true } } }] },
};
const read = { PK: 'RELEASE#1', SK: 'BODY', title: 'Café', count: 3, tags: ['a', { deep: null }] };
const Key = { PK: 'RELEASE#1', SK: 'BODY' };
const condition = {
  ConditionExpression: 'rev = :rev',
  ExpressionAttributeValues: { ':rev': 7, ':none': undefined },
};
const update = { Key, UpdateExpression: 'SET title = :rev', ...condition, ReturnValues: 'ALL_NEW' as const };
const writes = [
  { Put: { TableName: 't', Item: item, ...condition } },
  { Update: { TableName: 't', ...update, ReturnValues: undefined } },
  { Delete: { TableName: 't', Key } },
  { ConditionCheck: { TableName: 't', Key, ...condition } },
];
const query = {
  TableName: 't',
  KeyConditionExpression: 'PK = :pk',
  ExpressionAttributeValues: { ':pk': 'RELEASE#1' },
  ExclusiveStartKey: Key,
};

/** A client that records the calls it sends, and receives this reply to each. */
function clientThatReceives(reply: object) {
  const sent: unknown[] = [];
  const client = new DynamoDBClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    requestHandler: {
      handle: async (request: { headers: Record<string, string>; body: Uint8Array }) => {
        const input: object = JSON.parse(new TextDecoder().decode(request.body));
        // The SDK gives each transaction a token of its own.
        sent.push([request.headers['x-amz-target'], { ...input, ClientRequestToken: undefined }]);
        return { response: { statusCode: 200, headers: {}, body: Readable.from([JSON.stringify(reply)]) } };
      },
    } as never,
  });
  return { client, sent };
}

type Calls = ReturnType<typeof itemCalls>;
const pairs: [string, (calls: Calls) => Promise<unknown>, (client: DynamoDBDocumentClient) => Promise<unknown>][] = [
  [
    'a read',
    (calls) => calls.get('t', Key, true),
    (client) => client.send(new GetCommand({ TableName: 't', Key, ConsistentRead: true })),
  ],
  [
    'several items',
    (calls) => calls.batchGet('t', [Key], false),
    (client) => client.send(new BatchGetCommand({ RequestItems: { t: { Keys: [Key], ConsistentRead: false } } })),
  ],
  ['a query', (calls) => calls.query(query), (client) => client.send(new QueryCommand(query))],
  [
    'a new item',
    (calls) => calls.put({ TableName: 't', Item: item, ...condition }),
    (client) => client.send(new PutCommand({ TableName: 't', Item: item, ...condition })),
  ],
  [
    'an update',
    (calls) => calls.update({ TableName: 't', ...update }),
    (client) => client.send(new UpdateCommand({ TableName: 't', ...update })),
  ],
  [
    'a deletion',
    (calls) => calls.delete({ TableName: 't', Key, ...condition }),
    (client) => client.send(new DeleteCommand({ TableName: 't', Key, ...condition })),
  ],
  [
    'a transaction',
    (calls) => calls.transact(writes),
    (client) => client.send(new TransactWriteCommand({ TransactItems: writes })),
  ],
];

it.each(pairs)('sends %s as the document client does (design 9.11)', async (_, own, documented) => {
  const { client, sent } = clientThatReceives({});
  await own(itemCalls(client));
  const options = { marshallOptions: { removeUndefinedValues: true } };
  await documented(DynamoDBDocumentClient.from(client, options));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

it('returns items as JavaScript values (design 9.11)', async () => {
  const keys = { PK: { S: 'RELEASE#1' }, SK: { S: 'BODY' } };
  const calls = itemCalls(
    clientThatReceives({
      ...{ Item: stored, Items: [stored], Attributes: stored, LastEvaluatedKey: keys },
      ...{ Responses: { t: [stored] }, UnprocessedKeys: { t: { Keys: [keys] } } },
    }).client,
  );
  expect(await calls.get('t', Key, false)).toEqual(read);
  expect(await calls.batchGet('t', [Key], false)).toEqual({ items: [read], unread: [Key] });
  expect(await calls.query(query)).toEqual({ items: [read], last: Key });
  expect(await calls.update({ TableName: 't', ...update })).toEqual(read);
});

it('returns nothing for an item that does not exist', async () => {
  expect(await itemCalls(clientThatReceives({}).client).get('t', Key, false)).toBeUndefined();
});
