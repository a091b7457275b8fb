import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { onReconciliationDue } from '../../../services/ledger/deployment.ts';
import { onDigestsDue, onReleaseDays } from '../../../services/notices/deployment.ts';
import { onRecountDue } from '../../../services/office/deployment.ts';
import { onHealing } from '../../../services/payments/deployment.ts';
import { ProjectorConfig } from '../../../services/projector/config.ts';
import { projections } from '../../../services/projector/projections/index.ts';
import { queueVariable, RelayConfig } from '../../../services/relay/config.ts';
import { watches } from '../../../services/relay/facts/index.ts';
import { type ListenerName, listenerNames } from '../../../services/relay/listeners.ts';
import { onPlansEnd } from '../../../services/releases/deployment.ts';
import { onLookUpsDue } from '../../../services/stores/deployment.ts';
import { recordFromEntries } from '../../../shared/typed-record.ts';
import { toPascalCase } from '../../pascal-case.ts';
import { Alarms, perMinute } from '../constructs/alarms.ts';
import { describedFunction } from '../constructs/described-function.ts';
import { maxOf } from '../constructs/fold-metrics.ts';
import { Listener } from '../constructs/listener.ts';
import { MailOutcomes } from '../constructs/mail-outcomes.ts';
import { alarmDeadLetters, alarmWaiting } from '../constructs/queue-alarms.ts';
import { Schedule } from '../constructs/schedule.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { grantTables } from '../constructs/table-access.ts';
import { TableStream } from '../constructs/table-stream.ts';
import { WorkDashboard } from '../constructs/work-dashboard.ts';
import { retentionFor } from '../retention.ts';
import type { AlarmsStack } from './alarms-stack.ts';
import { namedResources, type SourceStacks } from './named-resources.ts';
import { SharedData } from './shared-data.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

type Props = StackProps & SourceStacks & { workflows: WorkflowsStack; alarms: AlarmsStack };

/** The listeners whose result somebody is waiting for. If these start late, all others do too. */
const URGENT_LISTENERS: readonly ListenerName[] = ['mailer', 'submitter'];

/** The name in the runbook: `plans-end` for `PlansEnd`. */
const nameOf = ({ node }: Construct): string => node.id.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Work that follows a change to the table, and scheduled work. The table's stream has two readers: the projector
 * derives read models from each write, and the relay delivers events to the listeners' queues
 * (`services/relay/listeners.ts`).
 */
export class EventsStack extends Stack {
  readonly stream: TableStream;
  readonly listeners: Record<ListenerName, Listener>;
  /** Undefined in a deployment that sends no email. */
  readonly mailOutcomes: MailOutcomes | undefined;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const data = new SharedData(this, props.data);
    const { table, logs } = data;
    const retention = retentionFor(props.deployment);
    this.stream = new TableStream(this, 'Stream', { table: data.tableWithStream, logs, retention });

    const projector = new ServiceFunction(this, 'Projector', {
      entry: 'services/projector/on-table-change.ts',
      config: ProjectorConfig,
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(60),
    });
    grantTables(data, projector);
    this.stream.addReader(
      projector,
      projections.map(({ row }) => row),
      { batchesAtOnce: 4 },
    );

    const { mailSender } = props.auth;
    const resources = { ...namedResources(data, props), workflows: props.workflows.workflows };
    this.listeners = recordFromEntries(
      listenerNames.map((name) => [name, new Listener(this, toPascalCase(name), { name, resources })] as const),
    );
    if (mailSender) {
      this.mailOutcomes = new MailOutcomes(this, 'MailOutcomes', { data, sender: mailSender });
      this.letters('MailOutcomes', this.mailOutcomes.work.deadLetters.queueUrl);
    }
    const relay = new ServiceFunction(this, 'Relay', {
      entry: 'services/relay/on-table-change.ts',
      config: RelayConfig,
      environment: recordFromEntries(
        Object.values(this.listeners).map(({ name, work }) => [queueVariable(name), work.queue.queueUrl] as const),
      ),
    });
    for (const listener of Object.values(this.listeners)) listener.grantDeliver(relay);
    this.stream.addReader(
      relay,
      watches.map(({ row }) => row),
    );

    const plansEnd = new Schedule(this, 'PlansEnd', {
      runs: describedFunction(this, 'EndPlans', {
        entry: 'services/releases/on-plans-end.ts',
        description: onPlansEnd,
        resources,
      }),
      every: Duration.hours(1),
    });
    this.letters('PlansEnd', plansEnd.deadLetters.queueUrl);
    const reconciliation = new Schedule(this, 'Reconciliation', {
      runs: describedFunction(this, 'Reconcile', {
        entry: 'services/ledger/on-reconciliation-due.ts',
        description: onReconciliationDue,
        resources,
      }),
      every: Duration.minutes(15),
    });
    this.letters('Reconciliation', reconciliation.deadLetters.queueUrl);

    const recount = new Schedule(this, 'Recount', {
      runs: describedFunction(this, 'RecountTotals', {
        entry: 'services/office/on-recount-due.ts',
        description: onRecountDue,
        resources,
      }),
      every: Duration.hours(1),
    });
    this.letters('Recount', recount.deadLetters.queueUrl);

    const healing = new Schedule(this, 'Healing', {
      runs: describedFunction(this, 'HealPayments', {
        entry: 'services/payments/on-healing.ts',
        description: onHealing,
        resources,
      }),
      every: Duration.hours(1),
    });
    this.letters('Healing', healing.deadLetters.queueUrl);

    const lookUps = new Schedule(this, 'LookUps', {
      runs: describedFunction(this, 'LookUpReleases', {
        entry: 'services/stores/on-look-ups-due.ts',
        description: onLookUpsDue,
        resources,
      }),
      every: Duration.hours(1),
    });
    this.letters('LookUps', lookUps.deadLetters.queueUrl);

    const digests = new Schedule(this, 'Digests', {
      runs: describedFunction(this, 'SendDigests', {
        entry: 'services/notices/on-digests-due.ts',
        description: onDigestsDue,
        resources,
      }),
      every: Duration.minutes(5),
    });
    this.letters('Digests', digests.deadLetters.queueUrl);
    const releaseDays = new Schedule(this, 'ReleaseDays', {
      runs: describedFunction(this, 'AnnounceReleaseDays', {
        entry: 'services/notices/on-release-days.ts',
        description: onReleaseDays,
        resources,
      }),
      every: Duration.minutes(15),
    });
    this.letters('ReleaseDays', releaseDays.deadLetters.queueUrl);
    // Outputs, because replays call the services themselves.
    new CfnOutput(this, 'ItunesUrl', { value: props.deployment.itunesUrl });
    new CfnOutput(this, 'DeezerUrl', { value: props.deployment.deezerUrl });
    new CfnOutput(this, 'LookUpsPerMinute', { value: props.deployment.lookUpsPerMinute });
    new CfnOutput(this, 'StripeApiUrl', { value: props.deployment.stripeApiUrl });

    for (const { reads, deadLetters } of this.stream.readers) this.letters(reads.node.id, deadLetters.queue.queueUrl);
    for (const { handler, work } of Object.values(this.listeners)) {
      this.letters(handler.node.id, work.deadLetters.queueUrl);
      // An output, because a replay of the relay delivers to the listeners itself.
      new CfnOutput(this, `${handler.node.id}Queue`, { value: work.queue.queueUrl });
    }
    this.watch(data, props);
  }

  /** Raises the alarms of this stack, and defines the dashboard for work that follows calls. */
  private watch({ table }: SharedData, { alarms: { pager }, auth, media, workflows }: Props): void {
    const listeners = Object.values(this.listeners);
    const readers = this.stream.readers.map(({ reads }) => reads);
    const parts = this.node.findAll();
    const schedules = parts.filter((part) => part instanceof Schedule);
    const deadLetters: Record<string, IQueue> = {
      ...Object.fromEntries(this.stream.readers.map(({ reads, deadLetters }) => [nameOf(reads), deadLetters.queue])),
      ...Object.fromEntries(listeners.map(({ name, work }) => [name, work.deadLetters])),
      ...Object.fromEntries(schedules.map((schedule) => [nameOf(schedule), schedule.deadLetters])),
      ...(this.mailOutcomes && { 'mail-outcomes': this.mailOutcomes.work.deadLetters }),
    };

    const alarms = new Alarms(this, { pager });
    for (const [name, queue] of Object.entries(deadLetters)) alarmDeadLetters(alarms, name, queue);
    alarms.raise('stream-behind', {
      metric: maxOf(readers.map((reader) => reader.metric('IteratorAge', { statistic: Stats.MAXIMUM, ...perMinute }))),
      above: 60_000,
      periods: 3,
      meaning: 'Libraries, tab counts or events are more than a minute behind the table.',
    });
    alarmWaiting(alarms, 'events-waiting', {
      queues: URGENT_LISTENERS.map((name) => this.listeners[name].work.queue),
      minutes: 15,
      meaning: 'An event has waited for a listener for more than 15 minutes.',
    });

    new WorkDashboard(this, 'Dashboard', {
      functions: [media.checker, ...parts.filter((part) => part instanceof ServiceFunction)],
      readers,
      deadLetters: {
        ...deadLetters,
        uploads: media.work.deadLetters,
        [nameOf(auth.everyDay)]: auth.everyDay.deadLetters,
      },
      work: { uploads: media.work.queue, ...Object.fromEntries(listeners.map(({ name, work }) => [name, work.queue])) },
      workflows: Object.fromEntries(Object.entries(workflows.workflows).map(([name, { machine }]) => [name, machine])),
      table,
    });
  }

  /** Outputs where a replay finds the messages that failed on every attempt. */
  private letters(of: string, value: string): void {
    new CfnOutput(this, `${of}Letters`, { value });
  }
}
