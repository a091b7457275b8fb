import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { ALARM_NAMESPACE, alarms as productAlarms } from '../../../services/platform/alarms.ts';
import { indexNames } from '../../../services/platform/keys.ts';
import { Alarms, perFiveMinutes, perMinute } from '../constructs/alarms.ts';
import { alarmFunctions } from '../constructs/function-alarms.ts';
import { OperationsDashboard } from '../constructs/operations-dashboard.ts';
import { Pager } from '../constructs/pager.ts';
import { Schedule } from '../constructs/schedule.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import type { Deployment } from '../deployment.ts';
import type { ApiStack } from './api-stack.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EventsStack } from './events-stack.ts';
import type { MediaStack } from './media-stack.ts';

type Props = StackProps & {
  data: DataStack;
  auth: AuthStack;
  events: EventsStack;
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

const most = (metrics: IMetric[]): MathExpression => {
  const usingMetrics = Object.fromEntries(metrics.map((metric, n) => [`m${n}`, metric]));
  return new MathExpression({
    expression: `MAX([${Object.keys(usingMetrics).join(', ')}])`,
    usingMetrics,
    ...perMinute,
  });
};

/** `EveryDay` is `every-day` in the runbook. */
const nameOf = ({ node }: Construct): string => node.id.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Who looks after the product hears of what fails in it. What happens at the edge is in the site's stack: CloudFront counts in us-east-1. */
export class AlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { data, auth, events, media, api, deployment } = props;
    const alarms = new Alarms(this, 'Alarms', { pager: new Pager(this, 'Pager', { email: deployment.alertEmail }) });
    const all = this.node.root.node.findAll();
    const functions = all.filter((part) => part instanceof ServiceFunction);

    const { stream, listeners } = events;
    const deadLetters = {
      ...Object.fromEntries(stream.readers.map(({ reads, deadLetters }) => [nameOf(reads), deadLetters.queue])),
      ...Object.fromEntries(Object.values(listeners).map(({ name, work }) => [name, work.deadLetters])),
      ...Object.fromEntries(
        all.filter((part) => part instanceof Schedule).map((part) => [nameOf(part), part.deadLetters]),
      ),
      uploads: media.work.deadLetters,
      ...(events.mailOutcomes && { 'mail-outcomes': events.mailOutcomes.work.deadLetters }),
    };
    for (const [listener, queue] of Object.entries(deadLetters)) {
      alarms.raise(`dead-letters-${listener}`, {
        metric: queue.metricApproximateNumberOfMessagesVisible(perMinute),
        above: 0,
        says: `Something failed every time and waits as a dead letter of ${listener} for 14 days.`,
      });
    }
    const readers = stream.readers.map(({ reads }) => reads);
    alarms.raise('stream-behind', {
      metric: most(readers.map((reader) => reader.metric('IteratorAge', { statistic: Stats.MAXIMUM, ...perMinute }))),
      above: 60_000,
      periods: 3,
      says: 'Libraries, tab counts or events are more than a minute behind the table.',
    });
    alarms.raise('events-waiting', {
      metric: most(
        Object.values(listeners).map(({ work }) => work.queue.metricApproximateAgeOfOldestMessage(perMinute)),
      ),
      above: 15 * 60,
      periods: 3,
      says: 'A listener has not heard an event for more than a quarter of an hour.',
    });
    alarms.raise('uploads-waiting', {
      metric: media.work.queue.metricApproximateAgeOfOldestMessage(perMinute),
      above: 10 * 60,
      periods: 3,
      says: 'An uploaded file waits for its verdict for more than ten minutes.',
    });
    alarmFunctions(alarms, functions);

    if (auth.mailSender) {
      // SES puts a sender under review at 5% bounces and 0.1% complaints, and stops it at 10% and 0.5%.
      for (const [name, metricName, above, says] of [
        [
          'mail-bounces',
          'Reputation.BounceRate',
          0.04,
          'More than 4% of the mails come back: SES stops a sender at 10%.',
        ],
        [
          'mail-complaints',
          'Reputation.ComplaintRate',
          0.0008,
          'More than 0.08% of the mails are called unwanted: SES stops a sender at 0.5%.',
        ],
      ] as const) {
        alarms.raise(name, {
          metric: new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) }),
          above,
          says,
        });
      }
    }

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
      readers,
      deadLetters,
      work: {
        uploads: media.work.queue,
        ...Object.fromEntries(Object.values(listeners).map(({ name, work }) => [name, work.queue])),
      },
      table: data.table,
    });
  }
}
