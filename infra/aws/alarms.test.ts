import { readFileSync } from 'node:fs';
import { alarms as productAlarms } from '../../services/platform/alarms.ts';
import { listenerNames } from '../../services/relay/listeners.ts';
import { replays } from '../commands/replays.ts';
import { cloudTemplate } from '../test/cloud-template.ts';

type AlarmProps = {
  AlarmDescription: string;
  AlarmActions?: { Ref: string }[];
  TreatMissingData: string;
  Threshold: number;
  Namespace?: string;
  MetricName?: string;
  Dimensions?: unknown[];
  Metrics?: { MetricStat?: { Metric: { MetricName: string; Dimensions: { Name: string; Value: unknown }[] } } }[];
};
type Subscription = { Protocol: string; Endpoint: string; TopicArn: { Ref: string } };
type Budget = {
  Budget: { BudgetLimit: { Amount: number } };
  NotificationsWithSubscribers: { Notification: { NotificationType: string; Threshold: number } }[];
};

const alertEmail = 'pager@segno.test';
const monthlyBudget = 120;
const cloud = await cloudTemplate({ alertEmail, monthlyBudget });
const alarms = cloud.ofType<AlarmProps>('AWS::CloudWatch::Alarm');
const isOfPager = ({ id }: { id: string }) => id.startsWith('Pager');
const pagers = cloud.ofType<{ KmsMasterKeyId?: unknown }>('AWS::SNS::Topic').filter(isOfPager);
const sectionOf = ({ AlarmDescription }: AlarmProps) => /docs\/runbook\.md#([\w-]+)$/.exec(AlarmDescription)?.[1] ?? '';
const alarmOf = (section: string) => alarms.filter(({ Properties }) => sectionOf(Properties) === section);

describe('an alarm', () => {
  it.each(alarms.map(({ id, stack, Properties }) => [id, stack, Properties] as const))(
    '%s reaches a person, and silence is an alarm only for backups',
    (_, stack, { AlarmDescription, AlarmActions = [], TreatMissingData, Metrics = [] }) => {
      const topics = pagers.filter((topic) => topic.stack === stack);
      expect(AlarmActions).toEqual(topics.map(({ id }) => ({ Ref: id })));
      expect(TreatMissingData).toBe(AlarmDescription.endsWith('#backup-missing') ? 'breaching' : 'notBreaching');
      // The most metrics that CloudWatch allows in one alarm.
      expect(Metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
    },
  );

  it('has a section in the runbook, which has no other sections for alarms', () => {
    const runbook = readFileSync('docs/runbook.md', 'utf8');
    const written = [...runbook.matchAll(/^### ([\w-]+)$/gm)].map(([, name = '']) => name);
    const raised = new Set(alarms.map(({ Properties }) => sectionOf(Properties)));
    expect(written.sort()).toEqual([...raised].sort());
  });
});

describe('there is an alarm', () => {
  it.each(Object.entries(productAlarms))('for %s, at the first occurrence', (name, text) => {
    const [alarm, ...others] = alarmOf(name);
    expect(others).toEqual([]);
    expect(alarm?.Properties).toMatchObject({ Namespace: 'Segno', MetricName: name, Threshold: 0 });
    expect(alarm?.Properties).not.toHaveProperty('Dimensions');
    expect(alarm?.Properties.AlarmDescription).toContain(text);
  });

  it.each(['function-errors', 'function-throttles', 'function-slow'])('for every function: %s', (section) => {
    const ours = cloud.resources.filter(
      (resource) => (resource as { Metadata?: Record<string, string> }).Metadata?.['local:entry'],
    );
    const watched = alarmOf(section).flatMap(({ Properties }) =>
      (Properties.Metrics ?? []).flatMap(
        ({ MetricStat }) => MetricStat?.Metric.Dimensions.map(({ Value }) => Value) ?? [],
      ),
    );
    expect(watched).toHaveLength(ours.length);
    for (const { id } of ours) expect(JSON.stringify(watched)).toContain(id);
  });

  it('for the stream, listeners, uploads, API, table, sign-in and site', () => {
    const sections = alarms.map(({ Properties }) => sectionOf(Properties));
    expect(sections).toEqual(
      expect.arrayContaining([
        ...['stream-behind', 'events-waiting', 'uploads-waiting', 'api-errors', 'api-throttled', 'api-refusals'],
        ...['table-throttled', 'table-errors', 'sign-in-throttled', 'site-errors'],
      ]),
    );
  });

  it('for each kind of dead letter, and each kind has a replay', () => {
    const kinds = alarms.flatMap(({ Properties }) => /^dead-letters-(.+)/.exec(sectionOf(Properties) ?? '')?.[1] ?? []);
    expect(kinds.sort()).toEqual(Object.keys(replays).sort());
    expect(kinds).toEqual(expect.arrayContaining([...listenerNames]));
  });
});

describe('the pager', () => {
  it('exists once in each region with metrics, encrypted with a key that CloudWatch may use', () => {
    expect(pagers.map(({ stack }) => stack).sort()).toEqual(['Segno-Alarms', 'Segno-EdgeAlarms']);
    for (const { Properties } of pagers) expect(Properties.KmsMasterKeyId).toBeDefined();
    const keys = cloud
      .ofType<{ KeyPolicy: unknown; EnableKeyRotation: boolean }>('AWS::KMS::Key')
      .filter(({ id }) => id.startsWith('Pager'));
    expect(keys).toHaveLength(pagers.length);
    for (const { Properties } of keys) {
      for (const service of ['cloudwatch', 'budgets'])
        expect(JSON.stringify(Properties.KeyPolicy)).toContain(`"${service}.amazonaws.com"`);
      expect(Properties.EnableKeyRotation).toBe(true);
    }
  });

  it('emails the deployment’s address, and nobody when there is none', async () => {
    const mailed = cloud.ofType<Subscription>('AWS::SNS::Subscription').map(({ Properties }) => Properties);
    expect(mailed.map(({ Protocol, Endpoint }) => [Protocol, Endpoint])).toEqual(
      pagers.map(() => ['email', alertEmail]),
    );
    expect((await cloudTemplate()).ofType('AWS::SNS::Subscription')).toEqual([]);
  });

  it('lets only services of this account publish', () => {
    type Statement = { Effect: string; Principal: object; Condition?: object };
    const policies = cloud
      .ofType<{ PolicyDocument: { Statement: Statement[] } }>('AWS::SNS::TopicPolicy')
      .filter(isOfPager);
    const allowed = policies.flatMap(({ Properties }) =>
      Properties.PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow'),
    );
    expect(allowed).toHaveLength(pagers.length);
    for (const { Condition } of allowed)
      expect(Condition).toEqual({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } });
  });
});

test('the budget alerts at 80% of a month’s amount, and when the forecast exceeds it', () => {
  const [budget, ...others] = cloud.ofType<Budget>('AWS::Budgets::Budget');
  expect(others).toEqual([]);
  expect(budget?.Properties.Budget.BudgetLimit.Amount).toBe(monthlyBudget);
  expect(
    budget?.Properties.NotificationsWithSubscribers.map(({ Notification }) => [
      Notification.NotificationType,
      Notification.Threshold,
    ]),
  ).toEqual([
    ['ACTUAL', 80],
    ['FORECASTED', 100],
  ]);
});

test('there is one dashboard', () => expect(cloud.ofType('AWS::CloudWatch::Dashboard')).toHaveLength(1));
