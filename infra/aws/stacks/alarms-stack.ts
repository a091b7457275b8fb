import { Stack, type StackProps } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { ALARM_NAMESPACE, alarms as productAlarms } from '../../../services/platform/alarms.ts';
import { alarmMailReputation, alarmSignIn } from '../constructs/account-alarms.ts';
import { Alarms, perFiveMinutes, perMinute } from '../constructs/alarms.ts';
import { alarmApi } from '../constructs/api-alarms.ts';
import { alarmBackups } from '../constructs/backup-alarms.ts';
import { maxOf, sumOf } from '../constructs/fold-metrics.ts';
import { alarmFunctions, MOST_METRICS } from '../constructs/function-alarms.ts';
import { OperationsDashboard } from '../constructs/operations-dashboard.ts';
import { Pager } from '../constructs/pager.ts';
import { Schedule } from '../constructs/schedule.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { alarmTables } from '../constructs/table-alarms.ts';
import type { Deployment } from '../deployment.ts';
import type { ApiStack } from './api-stack.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EventsStack } from './events-stack.ts';
import type { MediaStack } from './media-stack.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

type Props = StackProps & {
  data: DataStack;
  auth: AuthStack;
  events: EventsStack;
  workflows: WorkflowsStack;
  media: MediaStack;
  api: ApiStack;
  deployment: Deployment;
};

/** The name in the runbook: `every-day` for `EveryDay`. */
const nameOf = ({ node }: Construct): string => node.id.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Alerts the operator when something in the product fails. Alarms for the edge are in another stack, because CloudFront
 * reports its metrics in us-east-1.
 */
export class AlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { data, auth, events, media, api, deployment } = props;
    const workflows = Object.entries(props.workflows.workflows);
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
        meaning: `A message of ${listener} failed every time and is kept as a dead letter for 14 days.`,
      });
    }
    const readers = stream.readers.map(({ reads }) => reads);
    alarms.raise('stream-behind', {
      metric: maxOf(readers.map((reader) => reader.metric('IteratorAge', { statistic: Stats.MAXIMUM, ...perMinute }))),
      above: 60_000,
      periods: 3,
      meaning: 'Libraries, tab counts or events are more than a minute behind the table.',
    });
    const heard = Object.values(listeners);
    for (let from = 0; from < heard.length; from += MOST_METRICS) {
      const queues = heard.slice(from, from + MOST_METRICS).map(({ work }) => work.queue);
      alarms.raise(`events-waiting${from === 0 ? '' : `-${from / MOST_METRICS + 1}`}`, {
        metric: maxOf(queues.map((queue) => queue.metricApproximateAgeOfOldestMessage(perMinute))),
        above: 15 * 60,
        periods: 3,
        meaning: 'An event has waited for a listener for more than 15 minutes.',
      });
    }
    alarms.raise('uploads-waiting', {
      metric: media.work.queue.metricApproximateAgeOfOldestMessage(perMinute),
      above: 10 * 60,
      periods: 3,
      meaning: 'An uploaded file has waited for its verdict for more than ten minutes.',
    });
    for (const [name, { machine }] of workflows) {
      alarms.raise(`workflow-${name}`, {
        metric: sumOf([machine.metricFailed(perFiveMinutes), machine.metricTimedOut(perFiveMinutes)], 'failed'),
        above: 0,
        meaning: 'A workflow ended before its work was done: a step failed every time, or it took too long.',
      });
    }
    alarmFunctions(alarms, functions);
    if (auth.mailSender) alarmMailReputation(alarms);
    alarmApi(alarms, api);
    alarmSignIn(alarms, auth);
    alarmTables(alarms, data);
    alarmBackups(alarms, data);

    for (const [name, meaning] of Object.entries(productAlarms)) {
      alarms.raise(name, {
        metric: new Metric({
          namespace: ALARM_NAMESPACE,
          metricName: name,
          statistic: Stats.SUM,
          ...perMinute,
        }),
        above: 0,
        meaning,
      });
    }

    new OperationsDashboard(this, 'Dashboard', {
      api: api.api,
      functions,
      readers,
      deadLetters,
      workflows: Object.fromEntries(workflows.map(([name, { machine }]) => [name, machine])),
      work: {
        uploads: media.work.queue,
        ...Object.fromEntries(Object.values(listeners).map(({ name, work }) => [name, work.queue])),
      },
      table: data.table,
    });
  }
}
