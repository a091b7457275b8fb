import { randomUUID } from 'node:crypto';
import {
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
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { XMLParser } from 'fast-xml-parser';
import { grantAppend } from '../infra/aws/constructs/append-access.ts';
import { grantTable } from '../infra/aws/constructs/table-access.ts';
import { awsQuery } from '../infra/commands/aws-query.ts';

type Outcome = 'done' | 'denied';
type Case = { what: string; expected: Outcome; met: Outcome };
type Credentials = { AccessKeyId: string; SecretAccessKey: string; SessionToken: string };

type Policies = Record<string, { Properties: { PolicyDocument: { Statement: object[] } } }>;

/** What the product's own grants become in a policy, for these tables. */
export function statementsFor(tableArn: string, ledgerArn: string): object[] {
  const stack = new Stack(new App(), 'Proof');
  const role = new Role(stack, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  grantTable(TableV2.fromTableArn(stack, 'Table', tableArn), role, { write: true });
  grantAppend(TableV2.fromTableArn(stack, 'Ledger', ledgerArn), role);
  const policies = Template.fromStack(stack).findResources('AWS::IAM::Policy') as Policies;
  return Object.values(policies).flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
}

/** Somebody who may do what the role may and these statements allow. @throws Error with the words of STS */
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
 * The grants of the table and the ledger, on two tables that are made for it and deleted after it: what a function that posts may do to
 * the ledger in AWS itself.
 * @param roleArn a role that the operator may assume and that may use DynamoDB; the session is narrowed to the product's own grants
 */
export async function ledgerInCloud(roleArn: string, region: string): Promise<Case[]> {
  const operator = new DynamoDBClient({ region });
  const [table, ledger] = await Promise.all(['table', 'ledger'].map((name) => newTable(operator, name)));
  if (!table || !ledger) throw new Error('The tables of the proof were not made');
  try {
    const { AccessKeyId, SecretAccessKey, SessionToken } = await sessionWith(
      roleArn,
      region,
      statementsFor(table.arn, ledger.arn),
    );
    const credentials = { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: SessionToken };
    const poster = new DynamoDBClient({ region, credentials });
    const key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'H' } });
    const once = 'attribute_not_exists(PK)';
    const putIn = (TableName: string, PK: string): TransactWriteItem => ({
      Put: { TableName, Item: key(PK), ConditionExpression: once },
    });
    const transact = (...TransactItems: TransactWriteItem[]) =>
      poster.send(new TransactWriteItemsCommand({ TransactItems }));
    const inLedger = { TableName: ledger.name, Key: key('LTX#1') };
    const set = { UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': { S: 'b' } } };
    const cases: [string, Outcome, () => Promise<unknown>][] = [
      [
        'post to the ledger, and change an item beside it, in one transaction',
        'done',
        () =>
          transact(putIn(ledger.name, 'LTX#1'), putIn(ledger.name, 'LEDGER#a'), {
            Update: { TableName: table.name, Key: key('ARTIST#1'), ...set },
          }),
      ],
      [
        'create an item of the ledger outside a transaction',
        'denied',
        () => poster.send(new PutItemCommand({ TableName: ledger.name, Item: key('LTX#2') })),
      ],
      ['change one', 'denied', () => poster.send(new UpdateItemCommand({ ...inLedger, ...set }))],
      ['change one in a transaction', 'denied', () => transact({ Update: { ...inLedger, ...set } })],
      ['remove one', 'denied', () => poster.send(new DeleteItemCommand(inLedger))],
      ['remove one in a transaction', 'denied', () => transact({ Delete: inLedger })],
      ['read one', 'denied', () => poster.send(new GetItemCommand(inLedger))],
      [
        'change an item of the table',
        'done',
        () => poster.send(new UpdateItemCommand({ TableName: table.name, Key: key('ARTIST#1'), ...set })),
      ],
    ];
    const met: Case[] = [];
    for (const [what, expected, run] of cases) met.push({ what, expected, met: await outcome(run) });
    return met;
  } finally {
    for (const { name } of [table, ledger]) await operator.send(new DeleteTableCommand({ TableName: name }));
  }
}

/** @throws what is no answer of IAM's */
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
