import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, Metric, SingleValueWidget, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { ALARM_NAMESPACE, alarms } from '../../../services/platform/alarms.ts';
import type { ServiceFunction } from './service-function.ts';

type Props = {
  api: HttpApi;
  functions: ServiceFunction[];
  /** The functions that read the table's stream. */
  readers: ServiceFunction[];
  deadLetters: Record<string, IQueue>;
  /** The queues that functions consume. */
  work: Record<string, IQueue>;
  workflows: Record<string, IStateMachine>;
  table: ITableV2;
};

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, height: 6, liveData: true });

/** A page that answers "is it us, what is it, since when": failures at the top, time and usage below. */
export class OperationsDashboard extends Construct {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { api, functions, readers, deadLetters, work, workflows, table } = props;
    const named = (service: ServiceFunction) => ({ label: service.node.id });
    new Dashboard(this, 'Page', {
      defaultInterval: Duration.hours(12),
      widgets: [
        [
          new SingleValueWidget({
            title: 'Needs a person (12 hours)',
            metrics: Object.keys(alarms).map(
              (metricName) => new Metric({ namespace: ALARM_NAMESPACE, metricName, statistic: Stats.SUM }),
            ),
            setPeriodToTimeRange: true,
            width: 12,
            height: 4,
          }),
          new SingleValueWidget({
            title: 'Dead letters',
            metrics: Object.entries(deadLetters).map(([label, queue]) =>
              queue.metricApproximateNumberOfMessagesVisible({ label }),
            ),
            width: 12,
            height: 4,
          }),
        ],
        [
          graph(
            'API: calls and refusals',
            [api.metricCount(), api.metricClientError(), api.metricServerError()],
            [api.metricLatency({ statistic: 'p50' }), api.metricLatency({ statistic: 'p99' })],
          ),
          graph(
            'Functions: errors and throttles',
            functions.map((service) => service.metricErrors(named(service))),
            functions.map((service) => service.metricThrottles(named(service))),
          ),
        ],
        [
          graph(
            'Functions: slowest calls (p99, ms)',
            functions.map((service) => service.metricDuration({ statistic: 'p99', ...named(service) })),
          ),
          graph(
            'Functions: running at once',
            functions.map((service) =>
              service.metric('ConcurrentExecutions', { statistic: Stats.MAXIMUM, ...named(service) }),
            ),
          ),
        ],
        [
          graph(
            'Behind: stream (ms), queues (s)',
            readers.map((service) => service.metric('IteratorAge', { statistic: Stats.MAXIMUM, ...named(service) })),
            Object.entries(work).map(([label, queue]) => queue.metricApproximateAgeOfOldestMessage({ label })),
          ),
          graph(
            'Table: units and throttles',
            [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
            ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
              table.metric(name, { dimensionsMap: { TableName: table.tableName }, statistic: Stats.SUM }),
            ),
          ),
        ],
        [
          graph(
            'Workflows: started, failed, timed out',
            Object.entries(workflows).flatMap(([name, machine]) => [
              machine.metricStarted({ label: `${name}: started` }),
              machine.metricFailed({ label: `${name}: failed` }),
              machine.metricTimedOut({ label: `${name}: timed out` }),
            ]),
            Object.entries(workflows).map(([name, machine]) => machine.metricTime({ label: `${name}: time (ms)` })),
          ),
        ],
      ],
    });
  }
}
