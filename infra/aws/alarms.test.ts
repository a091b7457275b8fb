import { readFileSync } from 'node:fs';
import { alarmGroups } from '../../services/platform/alarm-groups.ts';
import { alarms as productAlarms } from '../../services/platform/alarms.ts';
import { listenerNames } from '../../services/relay/listeners.ts';
import { entriesOf } from '../../shared/typed-record.ts';
import { replays } from '../commands/replays.ts';
import { cloudTemplate } from '../test/cloud-template.ts';

type AlarmProps = {
  AlarmDescription: string;
  AlarmActions?: { Ref: string }[];
  TreatMissingData: string;
  Threshold: number;
  Namespace?: string;
  MetricName?: string;
  Dimensions?: { Name: string; Value: unknown }[];
  Metrics?: {
    Expression?: string;
    MetricStat?: { Metric: { MetricName: string; Dimensions: { Name: string; Value: unknown }[] } };
  }[];
};
type Subscription = { Protocol: string; Endpoint: string; TopicArn: { Ref: string } };
type Budget = {
  Budget: { BudgetLimit: { Amount: number }; CostFilters?: unknown };
  NotificationsWithSubscribers: { Notification: { NotificationType: string; Threshold: number } }[];
};

const alertEmail = 'pager@segno.test';
const monthlyBudget = 120;
const cloud = await cloudTemplate({ alertEmail, monthlyBudget });
const alarms = cloud.ofType<AlarmProps>('AWS::CloudWatch::Alarm');
const isOfPager = ({ id }: { id: string }) => id.startsWith('Pager');
const pagers = cloud.ofType('AWS::SNS::Topic').filter(isOfPager);
const sectionOf = ({ AlarmDescription }: AlarmProps) => /docs\/runbook\.md#([\w-]+)$/.exec(AlarmDescription)?.[1] ?? '';
const alarmOf = (section: string) => alarms.filter(({ Properties }) => sectionOf(Properties) === section);

describe('an alarm', () => {
  it.each(alarms.map(({ id, stack, Properties }) => [id, stack, Properties] as const))(
    '%s reaches a person, and silence is an alarm only for backups',
    (_, stack, { AlarmDescription, AlarmActions = [], TreatMissingData, Metrics = [] }) => {
      const own = pagers.filter((topic) => topic.stack === stack).map(({ id }) => id);
      // The parameter through which a stack reads its region's pager.
      expect(AlarmActions).toEqual([{ Ref: own[0] ?? 'SharedPager' }]);
      expect(TreatMissingData).toBe(AlarmDescription.endsWith('#backup-missing') ? 'breaching' : 'notBreaching');
      // The maximum number of metrics that CloudWatch allows in one alarm.
      expect(Metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
    },
  );

  it('is in the stack that owns what it watches: no metric names a resource in another stack (design 8.9)', () => {
    const foreign = alarms.filter(({ Properties }) =>
      /GetStackOutput|ImportValue|Shared(?!Pager)/.test(JSON.stringify(Properties)),
    );
    // The distribution's metrics exist only in us-east-1.
    expect(foreign.map(({ Properties }) => sectionOf(Properties))).toEqual(['site-errors']);
  });

  it('that folds metrics counts a missing one as zero, so that it can leave its state', () => {
    const folds = alarms.flatMap(({ id, Properties }) =>
      (Properties.Metrics ?? []).flatMap(({ Expression }) => (Expression ? [{ id, Expression }] : [])),
    );
    expect(folds.length).toBeGreaterThan(5);
    for (const { id, Expression } of folds) {
      const bare = Expression.replaceAll(/FILL\(\w+, 0\)/g, '').match(/\bm\d+\b/g) ?? [];
      expect([id, bare]).toEqual([id, []]);
      expect(Expression).toContain('FILL(');
    }
  });

  it('has a section in the runbook, as has each condition that the product reports', () => {
    const runbook = readFileSync('docs/runbook.md', 'utf8');
    const written = [...runbook.matchAll(/^### ([\w-]+)$/gm)].map(([, name = '']) => name);
    const raised = new Set([...alarms.map(({ Properties }) => sectionOf(Properties)), ...Object.keys(productAlarms)]);
    expect(written.sort()).toEqual([...raised].sort());
  });
});

describe('there is an alarm', () => {
  it.each(entriesOf(alarmGroups))('for %s, at the first occurrence: %s', (name, group) => {
    const [alarm, ...others] = alarmOf(group);
    expect(others).toEqual([]);
    expect(alarm?.Properties).toMatchObject({ Namespace: 'Segno', MetricName: group, Threshold: 0 });
    expect(alarm?.Properties.AlarmDescription).toContain(name);
  });

  it('for every function of the user pool, whose failures show nowhere else (design 8.9)', () => {
    const [alarm, ...others] = alarmOf('function-errors');
    expect(others).toEqual([]);
    const watched = (alarm?.Properties.Metrics ?? []).flatMap(
      ({ MetricStat }) => MetricStat?.Metric.Dimensions.map(({ Value }) => Value) ?? [],
    );
    const [pool] = cloud.ofType<{ LambdaConfig: Record<string, unknown> }>('AWS::Cognito::UserPool');
    const triggers = [...JSON.stringify(pool?.Properties.LambdaConfig).matchAll(/"Fn::GetAtt":\["(\w+)","Arn"\]/g)];
    expect(triggers.length).toBeGreaterThan(3);
    expect(new Set(watched)).toEqual(new Set(triggers.map(([, id]) => ({ Ref: id }))));
  });

  it('for the concurrency that all functions of the account share', () => {
    expect(alarmOf('function-throttles').map(({ Properties }) => Properties)).toEqual([
      expect.objectContaining({ Namespace: 'AWS/Lambda', MetricName: 'Throttles', Threshold: 0 }),
    ]);
    expect(alarmOf('function-throttles')[0]?.Properties).not.toHaveProperty('Dimensions');
  });

  it('for the stream, listeners, uploads, API, table, sign-in and site', () => {
    const sections = alarms.map(({ Properties }) => sectionOf(Properties));
    expect(sections).toEqual(
      expect.arrayContaining([
        ...['stream-behind', 'events-waiting', 'uploads-waiting', 'api-errors', 'api-throttled', 'api-refusals'],
        ...['table-throttled', 'table-errors', 'sign-in-throttled', 'site-errors', 'function-slow'],
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
  it('exists once in each region with metrics, and CloudWatch and Budgets may use it', () => {
    expect(pagers.map(({ stack }) => stack).sort()).toEqual(['Segno-Alarms', 'Segno-EdgeAlarms']);
    const policies = cloud.ofType('AWS::SNS::TopicPolicy').filter(isOfPager);
    expect(policies).toHaveLength(pagers.length);
    for (const { Properties } of policies)
      for (const service of ['cloudwatch', 'budgets'])
        expect(JSON.stringify(Properties)).toContain(`"${service}.amazonaws.com"`);
  });

  it('is deployed before the stacks whose alarms use it', () => {
    const later = cloud.stacks.filter(({ deployedAfter }) => deployedAfter.includes('Segno-Alarms'));
    expect(later.map(({ stackName }) => stackName)).toEqual(
      expect.arrayContaining(['Data', 'Auth', 'Media', 'Workflows', 'Events', 'Api'].map((name) => `Segno-${name}`)),
    );
    const first = cloud.stacks.find(({ stackName }) => stackName === 'Segno-Alarms');
    expect(first?.deployedAfter.filter((name) => !name.endsWith('.assets'))).toEqual([]);
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

test('there are two dashboards, of the three that are free, in the stacks that own what they show', () => {
  const dashboards = cloud.ofType('AWS::CloudWatch::Dashboard');
  expect(dashboards.map(({ stack }) => stack)).toEqual(['Segno-Api', 'Segno-Events']);
});
