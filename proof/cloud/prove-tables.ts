import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { XMLParser } from 'fast-xml-parser';
import { awsQuery } from '../../infra/commands/aws-query.ts';
import { mapRecord } from '../../shared/typed-record.ts';
import { type Check, check } from './check.ts';
import { withProofTables } from './proof-tables.ts';
import { sessionPolicy } from './session-policy.ts';
import { moneyCases, moneyWriters, otherCases, otherWriters, type WriteCase } from './write-cases.ts';

type Credentials = { AccessKeyId: string; SecretAccessKey: string; SessionToken: string };

/** Opens a session with the role's permissions, limited to this policy. @throws Error with STS's message */
export async function sessionWith(roleArn: string, region: string, policy?: string) {
  const xml = await awsQuery({
    service: 'sts',
    region,
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: 'segno-proof',
    DurationSeconds: '900',
    ...(policy && { Policy: policy }),
  });
  const answer = new XMLParser({ parseTagValue: false }).parse(xml) as {
    AssumeRoleResponse?: { AssumeRoleResult: { Credentials: Credentials } };
  };
  if (!answer.AssumeRoleResponse) throw new Error(`${roleArn} cannot be assumed: ${xml}`);
  const { AccessKeyId, SecretAccessKey, SessionToken } = answer.AssumeRoleResponse.AssumeRoleResult.Credentials;
  return { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: SessionToken };
}

/**
 * Tries the grants of every function that handles money, and of two others, on temporary tables, to find out what each
 * can write in AWS itself.
 * @param roleArn a role that the operator may assume and that may use DynamoDB; each session is limited to the
 * product's own grants
 */
export function proveTables(roleArn: string, region: string): Promise<Check[]> {
  const functions = [
    ...moneyWriters.map((writer, n) => ({ writer, cases: moneyCases(writer, (n + 1) * 10) })),
    ...Object.values(otherWriters).map((writer, n) => ({ writer, cases: otherCases(writer, (n + 1) * 1000) })),
  ];
  return withProofTables(new DynamoDBClient({ region }), randomBytes(4).toString('hex'), async (tables) => {
    const arns = mapRecord(tables, ({ arn }) => arn);
    const checks: Check[] = [];
    for (const { writer, cases } of functions) {
      const credentials = await sessionWith(roleArn, region, sessionPolicy(writer, arns));
      const client = new DynamoDBClient({ region, credentials });
      for (const { what, expected, run } of cases)
        checks.push(check(`${writer}: ${what}`, await outcomeOf(() => run(client, tables)), expected));
    }
    return checks;
  });
}

/** Returns IAM's decision. Any other error is returned as a string, so that the next case still runs. */
async function outcomeOf(run: () => ReturnType<WriteCase['run']>): Promise<string> {
  try {
    await run();
    return 'done';
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return error.name === 'AccessDeniedException' ? 'denied' : `${error.name}: ${error.message}`;
  }
}
