import { setTimeout } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

const WAIT_MS = 1000;

/** The name of the table that a table is restored to, for a second. */
export const restoredName = (table: string, second: Date): string =>
  `${table}-${second.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

async function isRestorable(client: DynamoDBClient, TableName: string, second: Date): Promise<boolean> {
  const { ContinuousBackupsDescription } = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
  const { PointInTimeRecoveryStatus, EarliestRestorableDateTime, LatestRestorableDateTime } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (PointInTimeRecoveryStatus !== 'ENABLED') throw new Error(`${TableName} has no point-in-time recovery.`);
  if (EarliestRestorableDateTime && second < EarliestRestorableDateTime)
    throw new Error(`${TableName} can be restored from ${EarliestRestorableDateTime.toISOString()} on.`);
  return LatestRestorableDateTime !== undefined && second <= LatestRestorableDateTime;
}

async function active(client: DynamoDBClient, TableName: string) {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (Table?.TableStatus === 'ACTIVE') return Table;
    await setTimeout(WAIT_MS);
  }
}

/**
 * Restores a table, as it was at a second, to a new one, and gives it the settings that DynamoDB does not restore:
 * stream, time to live, protection from deletion and point-in-time recovery. It waits until DynamoDB can restore that
 * second (a few minutes after it), and then until everything is done.
 * @returns the name of the new table
 * @throws Error when the second is not within the last 35 days, or the new table exists
 */
export async function restoreTable(client: DynamoDBClient, source: string, second: Date): Promise<string> {
  const TableName = restoredName(source, second);
  while (!(await isRestorable(client, source, second))) await setTimeout(WAIT_MS);
  const { StreamSpecification, DeletionProtectionEnabled } = await active(client, source);
  const names = { SourceTableName: source, TargetTableName: TableName };
  await client.send(new RestoreTableToPointInTimeCommand({ ...names, RestoreDateTime: second }));
  await active(client, TableName);
  if (StreamSpecification?.StreamEnabled || DeletionProtectionEnabled) {
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification, DeletionProtectionEnabled }));
    await active(client, TableName);
  }
  const { TimeToLiveDescription: ttl } = await client.send(new DescribeTimeToLiveCommand({ TableName: source }));
  if (ttl?.AttributeName) {
    const TimeToLiveSpecification = { Enabled: true, AttributeName: ttl.AttributeName };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
  return TableName;
}
