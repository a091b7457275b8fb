import { Stack, type StackProps } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { ALARM_NAMESPACE, alarms as productAlarms } from '../../../services/platform/alarms.ts';
import { indexNames } from '../../../services/platform/keys.ts';
import { Alarms, perFiveMinutes, perMinute } from '../constructs/alarms.ts';
import { alarmFunctions } from '../constructs/function-alarms.ts';
import { OperationsDashboard } from '../constructs/operations-dashboard.ts';
import { Pager } from '../constructs/pager.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import type { Deployment } from '../deployment.ts';
import type { ApiStack } from './api-stack.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { LiveStack } from './live-stack.ts';
import type { MediaStack } from './media-stack.ts';

type Props = StackProps & {
  data: DataStack;
  auth: AuthStack;
  live: LiveStack;
  media: MediaStack;
  api: ApiStack;
  deployment: Deployment;
};

/** The operations of DynamoDB that the product uses (ACCESS-PATTERNS.md). */
const operations = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

const sum = (metrics: IMetric[], label: string): MathExpression => {
  const usingMetrics = Object.fromEntries(metrics.map((metric, n) => [`m${n}`, metric]));
  const expression = `SUM([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, usingMetrics, label, ...perFiveMinutes });
};

/** Who looks after the product hears of what fails in it. What happens at the edge is in the site's stack: CloudFront counts in us-east-1. */
export class AlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { data, auth, live, media, api, deployment } = props;
    const alarms = new Alarms(this, 'Alarms', { pager: new Pager(this, 'Pager', { email: deployment.alertEmail }) });
    const functions = this.node.root.node.findAll().filter((part) => part instanceof ServiceFunction);

    const deadLetters = {
      projector: live.deadLetters.queue,
      remover: media.removerDeadLetters.queue,
      uploads: media.work.deadLetters,
    };
    for (const [listener, queue] of Object.entries(deadLetters)) {
      alarms.raise(`dead-letters-${listener}`, {
        metric: queue.metricApproximateNumberOfMessagesVisible(perMinute),
        above: 0,
        says: `Something failed every time and waits as a dead letter of the ${listener} for 14 days.`,
      });
    }
    const age = (listener: ServiceFunction) =>
      listener.metric('IteratorAge', { statistic: Stats.MAXIMUM, ...perMinute });
    alarms.raise('stream-behind', {
      metric: new MathExpression({
        expression: 'MAX([projector, remover])',
        usingMetrics: { projector: age(live.projector), remover: age(media.remover) },
        ...perMinute,
      }),
      above: 60_000,
      periods: 3,
      says: 'Libraries and tab counts are more than a minute behind the releases.',
    });
    alarms.raise('uploads-waiting', {
      metric: media.work.queue.metricApproximateAgeOfOldestMessage(perMinute),
      above: 10 * 60,
      periods: 3,
      says: 'An uploaded file waits for its verdict for more than ten minutes.',
    });
    alarmFunctions(alarms, functions);

    alarms.raise('api-errors', {
      metric: api.api.metricServerError(perFiveMinutes),
      above: 4,
      says: 'The API answered five calls in five minutes with an error of ours.',
    });
    alarms.raise('api-throttled', {
      metric: api.throttled,
      above: 20,
      says: 'The API refused calls because there were too many of them (429).',
    });
    alarms.raise('api-refusals', {
      metric: new MathExpression({
        expression: 'IF(calls > 500, 100 * refused / calls, 0)',
        usingMetrics: {
          calls: api.api.metricCount(perFiveMinutes),
          refused: api.api.metricClientError(perFiveMinutes),
        },
        label: 'percent of the calls that were refused',
        ...perFiveMinutes,
      }),
      above: 50,
      says: 'More than half of many calls to the API were refused.',
    });
    alarms.raise('sign-in-throttled', {
      metric: sum(
        ['SignUpThrottles', 'SignInThrottles', 'TokenRefreshThrottles'].map(
          (metricName) =>
            new Metric({
              namespace: 'AWS/Cognito',
              metricName,
              dimensionsMap: { UserPool: auth.pool.userPoolId, UserPoolClient: auth.client.userPoolClientId },
              statistic: Stats.SUM,
              ...perFiveMinutes,
            }),
        ),
        'refused by Cognito',
      ),
      above: 0,
      says: 'Cognito refused sign-ups, sign-ins or refreshes because there were too many of them.',
    });

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
    alarms.raise('table-throttled', {
      metric: sum(
        [
          ...throttles(data.ledger),
          ...throttles(data.table),
          ...indexNames.flatMap((index) => throttles(data.table, index)),
        ],
        'throttled',
      ),
      above: 10,
      says: 'The table refused calls because there were too many of them for one key or in all.',
    });
    alarms.raise('table-errors', {
      metric: data.table.metricSystemErrorsForOperations({ operations, ...perFiveMinutes }),
      above: 4,
      says: 'DynamoDB answered with errors of its own.',
    });

    for (const [name, says] of Object.entries(productAlarms)) {
      alarms.raise(name, {
        metric: new Metric({
          namespace: ALARM_NAMESPACE,
          metricName: name,
          statistic: Stats.SUM,
          ...perMinute,
        }),
        above: 0,
        says,
      });
    }

    new OperationsDashboard(this, 'Dashboard', {
      api: api.api,
      functions,
      listeners: [live.projector, media.remover],
      deadLetters,
      work: media.work.queue,
      table: data.table,
    });
  }
}
