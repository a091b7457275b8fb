import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { type Alarms, perFiveMinutes } from './alarms.ts';
import { sumOf } from './fold-metrics.ts';

const metricOf = (metricName: string, { tableName }: ITableV2, operation: Operation) =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: tableName, Operation: operation },
    statistic: Stats.SUM,
    ...perFiveMinutes,
  });

/** The operations of nearly all calls, including those that an index throttles. */
const READS_AND_WRITES = [Operation.QUERY, Operation.UPDATE_ITEM, Operation.TRANSACT_WRITE_ITEMS];

/**
 * Raises alarms for faults in the tables. A few operations represent all others: if a table throttles, it throttles
 * these too, and each further metric is billed. The wallets are watched as well, because all postings for an account
 * meet there.
 */
export function alarmTables(alarms: Alarms, { table, wallets }: { table: ITableV2; wallets: ITableV2 }): void {
  alarms.raise('table-throttled', {
    metric: sumOf(
      [
        ...READS_AND_WRITES.map((operation) => metricOf('ThrottledRequests', table, operation)),
        metricOf('ThrottledRequests', wallets, Operation.TRANSACT_WRITE_ITEMS),
      ],
      'throttled',
    ),
    above: 10,
    meaning: 'DynamoDB throttled calls, for one key or for the whole table.',
  });
  alarms.raise('table-errors', {
    metric: sumOf(
      [Operation.QUERY, Operation.UPDATE_ITEM].map((operation) => metricOf('SystemErrors', table, operation)),
      'errors of DynamoDB',
    ),
    above: 4,
    meaning: 'DynamoDB had errors of its own.',
  });
}
