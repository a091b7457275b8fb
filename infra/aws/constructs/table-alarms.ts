import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { indexNames } from '../../../services/platform/keys.ts';
import { type Alarms, perFiveMinutes } from './alarms.ts';
import { sumOf } from './fold-metrics.ts';

/** The DynamoDB operations that the product uses (docs/access-patterns.md). */
const operations = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

const throttles = ({ tableName }: ITableV2, index?: string): IMetric[] =>
  ['ReadThrottleEvents', 'WriteThrottleEvents'].map(
    (metricName) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
        statistic: Stats.SUM,
        ...perFiveMinutes,
      }),
  );

/** The most metrics that an alarm on a sum can have. */
const METRICS = 10;

/** Raises alarms for faults of the tables. */
export function alarmTables(alarms: Alarms, data: { table: ITableV2; ledger: ITableV2; wallets: ITableV2 }): void {
  const { table, ledger, wallets } = data;
  const ofIndexes = indexNames.flatMap((index) => throttles(table, index));
  const all = [...throttles(table), ...ofIndexes, ...throttles(ledger), ...throttles(wallets)];
  for (let n = 0; n * METRICS < all.length; n++) {
    const metrics = all.slice(n * METRICS, (n + 1) * METRICS);
    const name = n === 0 ? 'table-throttled' : `table-throttled-${n + 1}`;
    alarms.raise(name, {
      metric: sumOf(metrics, 'throttled'),
      above: 10,
      meaning: 'DynamoDB throttled calls, for one key or for the whole table.',
    });
  }
  alarms.raise('table-errors', {
    metric: data.table.metricSystemErrorsForOperations({ operations, ...perFiveMinutes }),
    above: 4,
    meaning: 'DynamoDB had errors of its own.',
  });
}
