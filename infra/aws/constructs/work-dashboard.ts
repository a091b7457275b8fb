import { Duration } from 'aws-cdk-lib';
import { Dashboard, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { figures, functionGraphs, graph } from './dashboard-widgets.ts';
import type { ServiceFunction } from './service-function.ts';

type Props = {
  functions: ServiceFunction[];
  /** The functions that read the table's stream. */
  readers: ServiceFunction[];
  deadLetters: Record<string, IQueue>;
  /** The queues that functions read, by name. */
  work: Record<string, IQueue>;
  workflows: Record<string, IStateMachine>;
  table: ITableV2;
};

/** The dashboard for work that follows calls: messages that failed on every attempt, backlogs, and the table. */
export class WorkDashboard extends Construct {
  constructor(scope: Construct, id: string, { functions, readers, deadLetters, work, workflows, table }: Props) {
    super(scope, id);
    new Dashboard(this, 'Page', {
      defaultInterval: Duration.hours(12),
      widgets: [
        [
          figures(
            'Dead letters',
            Object.entries(deadLetters).map(([label, queue]) =>
              queue.metricApproximateNumberOfMessagesVisible({ label }),
            ),
          ),
        ],
        [
          graph(
            'Behind: stream (ms), queues (s)',
            readers.map((reader) => reader.metric('IteratorAge', { statistic: Stats.MAXIMUM, label: reader.node.id })),
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
        ...functionGraphs(functions),
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
