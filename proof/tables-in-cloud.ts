import { randomUUID } from 'node:crypto';
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DeleteItemCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { XMLParser } from 'fast-xml-parser';
import { tableStatements } from '../infra/aws/constructs/table-access.ts';
import { awsQuery } from '../infra/commands/aws-query.ts';

type Outcome = 'done' | 'denied';
type Case = { what: string; expected: Outcome; actual: Outcome };
type Credentials = { AccessKeyId: string; SecretAccessKey: string; SessionToken: string };

/** The policy statements of a function's grants, for these tables. */
const statementsFor = (writer: string, table: string, ledger: string): object[] =>
  tableStatements(writer, { table, ledger, wallets: ledger, audit: ledger }).map(
    (statement) => statement.toStatementJson() as object,
  );

/** A session with the role's permissions, limited to these statements. @throws Error with STS's message */
async function sessionWith(roleArn: string, region: string, Statement: object[]): Promise<Credentials> {
  const xml = await awsQuery({
    service: 'sts',
    region,
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: 'segno-proof',
    DurationSeconds: '900',
    Policy: JSON.stringify({ Version: '2012-10-17', Statement }),
  });
  const answer = new XMLParser({ parseTagValue: false }).parse(xml) as {
    AssumeRoleResponse?: { AssumeRoleResult: { Credentials: Credentials } };
  };
  if (!answer.AssumeRoleResponse) throw new Error(`${roleArn} cannot be assumed: ${xml}`);
  return answer.AssumeRoleResponse.AssumeRoleResult.Credentials;
}

/**
 * Tries the grants of three functions on two temporary tables, to find out what each can write in AWS itself.
 * @param roleArn a role that the operator may assume and that may use DynamoDB; the session is limited to the product's
 * own grants
 */
export async function tablesInCloud(roleArn: string, region: string): Promise<Case[]> {
  const operator = new DynamoDBClient({ region });
  const [table, ledger] = await Promise.all(['table', 'ledger'].map((name) => newTable(operator, name)));
  if (!table || !ledger) throw new Error('The tables of the proof were not made');
  try {
    const as = async (writer: string) => {
      const session = await sessionWith(roleArn, region, statementsFor(writer, table.arn, ledger.arn));
      const { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, SessionToken: sessionToken } = session;
      return new DynamoDBClient({ region, credentials: { accessKeyId, secretAccessKey, sessionToken } });
    };
    const poster = await as('payments');
    const checker = await as('media/on-upload-stored');
    const remover = await as('media/on-uploads-left');

    const key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'H' } });
    const once = 'attribute_not_exists(PK)';
    const set = { UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': { S: 'b' } } };
    const of = (PK: string) => ({ TableName: table.name, Key: key(PK) });
    const inLedger = { TableName: ledger.name, Key: key('LTX#1') };
    const putIn = (TableName: string, PK: string): TransactWriteItem => ({
      Put: { TableName, Item: key(PK), ConditionExpression: once },
    });
    const update = (PK: string): TransactWriteItem => ({ Update: { ...of(PK), ...set } });
    const isThere = (PK: string): TransactWriteItem => ({
      ConditionCheck: { ...of(PK), ConditionExpression: once },
    });
    const transact = (client: DynamoDBClient, ...TransactItems: TransactWriteItem[]) =>
      client.send(new TransactWriteItemsCommand({ TransactItems }));
    const change = (client: DynamoDBClient, PK: string) => client.send(new UpdateItemCommand({ ...of(PK), ...set }));

    const cases: [string, Outcome, () => Promise<unknown>][] = [
      // The permissions that money requires, however DynamoDB checks the keys of a transaction.
      [
        'post to the ledger, and change items beside it, in one transaction',
        'done',
        () =>
          transact(
            poster,
            putIn(ledger.name, 'LTX#1'),
            putIn(ledger.name, 'LEDGER#a'),
            putIn(table.name, 'PAYMENT#1'),
            update('RELEASE#1#1'),
          ),
      ],
      [
        'create an item of the ledger outside a transaction',
        'denied',
        () => poster.send(new PutItemCommand({ TableName: ledger.name, Item: key('LTX#2') })),
      ],
      ['change one', 'denied', () => poster.send(new UpdateItemCommand({ ...inLedger, ...set }))],
      ['change one in a transaction', 'denied', () => transact(poster, { Update: { ...inLedger, ...set } })],
      ['remove one', 'denied', () => poster.send(new DeleteItemCommand(inLedger))],
      ['remove one in a transaction', 'denied', () => transact(poster, { Delete: inLedger })],
      ['read one', 'denied', () => poster.send(new GetItemCommand(inLedger))],
      ['post without being who posts', 'denied', () => transact(checker, putIn(ledger.name, 'LTX#3'))],

      // The keys of the table that each function may write.
      ['change an item of one’s own', 'done', () => change(poster, 'RELEASE#1#1')],
      ['change somebody else’s', 'denied', () => change(poster, 'ACCOUNT#1')],
      ['change somebody else’s in a transaction', 'denied', () => transact(poster, update('ACCOUNT#1'))],
      [
        'hide somebody else’s item in a transaction behind one’s own',
        'denied',
        () => transact(poster, update('RELEASE#1#1'), update('ACCOUNT#1')),
      ],
      [
        'ask about somebody else’s item beside one’s own',
        'done',
        () => transact(checker, update('RELEASE#1#1'), isThere('ACCOUNT#1')),
      ],
      ['read an item of any key', 'done', () => checker.send(new GetItemCommand(of('ACCOUNT#1')))],
      [
        'write a batch, which no grant allows',
        'denied',
        () =>
          poster.send(
            new BatchWriteItemCommand({
              RequestItems: { [table.name]: [{ PutRequest: { Item: key('RELEASE#1#2') } }] },
            }),
          ),
      ],
      ['remove, when one may do nothing else', 'done', () => remover.send(new DeleteItemCommand(of('RELEASE#1#1')))],
      ['change, when one may only remove', 'denied', () => change(remover, 'RELEASE#1#1')],
      ['remove what is somebody else’s', 'denied', () => remover.send(new DeleteItemCommand(of('ACCOUNT#1')))],
    ];
    const actual: Case[] = [];
    for (const [what, expected, run] of cases) actual.push({ what, expected, actual: await outcome(run) });
    return actual;
  } finally {
    for (const { name } of [table, ledger]) await operator.send(new DeleteTableCommand({ TableName: name }));
  }
}

/** @throws any error that is not an IAM refusal */
async function outcome(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    await run();
    return 'done';
  } catch (error) {
    if (error instanceof Error && error.name === 'AccessDeniedException') return 'denied';
    throw error;
  }
}

async function newTable(client: DynamoDBClient, kind: string): Promise<{ name: string; arn: string }> {
  const name = `segno-proof-${kind}-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
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
