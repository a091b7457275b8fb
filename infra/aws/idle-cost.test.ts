import { cloudTemplate } from '../test/cloud-template.ts';
import { readDeployment } from './deployment.ts';

/**
 * What a deployment without any traffic costs a month, in US dollars (list prices of us-east-1, 2026-11). Storage,
 * calls and logs are left out: they cost cents while nothing happens.
 */
const PRICE = {
  /** For each metric of an alarm, after the free ones of an account. */
  alarmMetric: 0.1,
  dashboard: 3,
  webAcl: 5,
  webAclRule: 1,
  key: 1,
  secret: 0.4,
  millionQueueCalls: 0.4,
};
const FREE = { alarmMetrics: 10, dashboards: 3, millionQueueCalls: 1 };
/** Lambda polls a queue with five connections, each for 20 seconds. */
const MILLION_POLLS = (5 * 30 * 24 * 3600) / 20 / 1e6;
const MOST_DOLLARS = 25;

type Alarm = { Metrics?: { MetricStat?: unknown }[] };

const cloud = await cloudTemplate({
  siteUrl: 'https://music.example.com',
  mailFrom: 'mail@music.example.com',
  alertEmail: 'pager@music.example.com',
});
const count = (type: string) => cloud.ofType(type).length;
const beyond = (number: number, free: number) => Math.max(0, number - free);

const alarmMetrics = cloud
  .ofType<Alarm>('AWS::CloudWatch::Alarm')
  .map(({ Properties: { Metrics } }) => Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1)
  .reduce((sum, metrics) => sum + metrics, 0);
const polled = cloud
  .ofType<{ EventSourceArn: unknown }>('AWS::Lambda::EventSourceMapping')
  .filter(({ Properties }) => /Queue|DeadLetters/.test(JSON.stringify(Properties.EventSourceArn)));
const rules = cloud
  .ofType<{ Rules: unknown[] }>('AWS::WAFv2::WebACL')
  .flatMap(({ Properties }) => Properties.Rules).length;

const costs = {
  alarms: beyond(alarmMetrics, FREE.alarmMetrics) * PRICE.alarmMetric,
  dashboards: beyond(count('AWS::CloudWatch::Dashboard'), FREE.dashboards) * PRICE.dashboard,
  firewalls: count('AWS::WAFv2::WebACL') * PRICE.webAcl + rules * PRICE.webAclRule,
  keys: count('AWS::KMS::Key') * PRICE.key,
  secrets: count('AWS::SecretsManager::Secret') * PRICE.secret,
  queues: beyond(polled.length * MILLION_POLLS, FREE.millionQueueCalls) * PRICE.millionQueueCalls,
};
const sum = Object.values(costs).reduce((total, cost) => total + cost, 0);

describe('a deployment that nobody uses (design 8.9)', () => {
  it('has counted parts', () => {
    expect(polled.length).toBeGreaterThan(10);
    expect(rules).toBeGreaterThan(3);
    expect(alarmMetrics).toBeGreaterThan(40);
  });

  it(`costs less than $${MOST_DOLLARS} a month, with both firewalls`, () => {
    const rounded = Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, Number(cost.toFixed(2))]));
    expect({ ...rounded, isBelow: sum < MOST_DOLLARS }).toEqual({ ...rounded, isBelow: true });
  });

  it('does not reach the budget’s first warning, which is at 80%', () => {
    expect(sum).toBeLessThan(0.8 * readDeployment({}).monthlyBudget);
  });
});
