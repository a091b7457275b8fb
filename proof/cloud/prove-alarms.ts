import { randomBytes } from 'node:crypto';
import { DeleteTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { awsAnswer, queryParameters } from './aws-answer.ts';
import { type Check, check } from './check.ts';
import { newTable, proofTableName } from './proof-tables.ts';
import { waitUntil } from './wait-until.ts';

/** A metric alarm, as CloudWatch describes it; numbers are strings. */
type Alarm = Record<string, unknown> & { AlarmName: string; StateValue: string; Metrics?: { member: unknown[] } };
type Described = {
  DescribeAlarmsResponse: { DescribeAlarmsResult: { MetricAlarms: { member: Alarm[] } | ''; NextToken?: string } };
};

const PATIENCE = { everySeconds: 30, atMostSeconds: 20 * 60 };
/** More than a table without traffic can write in one go. */
const WRITES = 2000;
const AT_ONCE = 50;
const copied = [
  'Threshold',
  'ComparisonOperator',
  'EvaluationPeriods',
  'DatapointsToAlarm',
  'TreatMissingData',
] as const;

const countsThrottles = ({ Metrics }: Alarm) => JSON.stringify(Metrics ?? '').includes('WriteThrottleEvents');

/** The deployed alarm's metrics, redirected to a different table. */
const metricsOfTable = (metrics: unknown, tableName: string): unknown =>
  JSON.parse(
    JSON.stringify(metrics, (_, value: unknown) =>
      typeof value === 'object' && value !== null && (value as { Name?: unknown }).Name === 'TableName'
        ? { Name: 'TableName', Value: tableName }
        : value,
    ),
  );

/**
 * Checks that an alarm on a table's throttled writes becomes red, and green again without further traffic: a copy of
 * the deployed alarm watches a temporary table, whose writes are throttled once. Takes up to 40 minutes.
 * @param stackPrefix how the names of the deployment's alarms begin
 */
export async function proveAlarms(region: string, stackPrefix: string): Promise<Check[]> {
  const monitoring = (Action: string, parameters: Record<string, string>) =>
    awsAnswer({ service: 'monitoring', region, Action, Version: '2010-08-01', ...parameters });
  const describe = async (parameters: Record<string, string>): Promise<Alarm[]> => {
    const answer = (await monitoring('DescribeAlarms', parameters)) as Described;
    const { MetricAlarms, NextToken } = answer.DescribeAlarmsResponse.DescribeAlarmsResult;
    const found = MetricAlarms === '' ? [] : MetricAlarms.member;
    return NextToken ? [...found, ...(await describe({ ...parameters, NextToken }))] : found;
  };
  const deployed = (await describe({ AlarmNamePrefix: stackPrefix })).find(countsThrottles);
  if (!deployed) throw new Error(`No alarm that begins with ${stackPrefix} is about throttled writes`);

  const run = randomBytes(4).toString('hex');
  const AlarmName = `segno-proof-${run}`;
  const TableName = proofTableName('throttled', run);
  const client = new DynamoDBClient({ region, maxAttempts: 1 });
  await newTable(client, TableName, 1);
  try {
    await monitoring('PutMetricAlarm', {
      AlarmName,
      ...Object.assign({}, ...copied.map((field) => queryParameters(field, deployed[field]))),
      ...queryParameters('Metrics', metricsOfTable(deployed.Metrics, TableName)),
    });
    const reaches = async (state: string) => {
      const ask = async () => (await describe({ 'AlarmNames.member.1': AlarmName }))[0]?.StateValue;
      return waitUntil(ask, (value) => value === state, PATIENCE);
    };
    for (let n = 0; n < WRITES; n += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, k) => `${n + k}`);
      await Promise.allSettled(
        some.map((id) => client.send(new PutItemCommand({ TableName, Item: { PK: { S: id }, SK: { S: 'H' } } }))),
      );
    }
    return [
      check('an alarm becomes red when writes are throttled', await reaches('ALARM'), 'ALARM'),
      check('and leaves red again without traffic', await reaches('OK'), 'OK'),
    ];
  } finally {
    await monitoring('DeleteAlarms', { 'AlarmNames.member.1': AlarmName }).catch(() => {});
    await client.send(new DeleteTableCommand({ TableName }));
  }
}
