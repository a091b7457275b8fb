import { readDeployment } from '../aws/deployment.ts';
import { cloudTemplate } from '../test/cloud-template.ts';
import { costTable } from './cost-table.ts';
import { fixedUnits } from './fixed-units.ts';
import { costParts, monthlyCost, totalOf } from './monthly-cost.ts';
import { prices } from './prices.ts';
import { calls, stored } from './usage.ts';

const none = { alarmMetrics: 0, webAcls: 0, webAclRules: 0, keys: 0, secrets: 0, queueRequests: 0 };
const fixed = { alarmMetrics: 60, webAcls: 2, webAclRules: 5, keys: 3, secrets: 2, queueRequests: 2_000_000 };

describe('the cost of a month', () => {
  it('without artists is that of the templates: alarms, firewalls, keys, secrets and empty queues', () => {
    const idle = monthlyCost(0, fixed);
    expect(idle).toMatchObject({ firewall: 15, tables: 0, 'masters and their copies': 0 });
    expect(idle['alarms, keys, secrets']).toBeCloseTo(5 + 3 + 0.8);
    expect(totalOf(idle)).toBeCloseTo(15 + 8.8 + 0.4);
    expect(totalOf(monthlyCost(0, none))).toBe(0);
  });

  it('grows with the artists in every part but the alarms', () => {
    const [small, large] = [monthlyCost(100_000, fixed), monthlyCost(1_000_000, fixed)];
    for (const part of costParts.filter((part) => part !== 'alarms, keys, secrets'))
      expect([part, large[part] > small[part]]).toEqual([part, true]);
  });

  it('stores a gigabyte for each artist, and a copy of it, for about a cent', () => {
    const masters = monthlyCost(1_000, none)['masters and their copies'];
    expect(masters / 1_000).toBeGreaterThan(0.005);
    expect(masters / 1_000).toBeLessThan(0.01);
    expect(Object.values(stored.tiers).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('assumes 1,500 calls of an active artist', () => {
    expect(calls.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(1500);
  });

  it('cites AWS’s page for each price', () => {
    for (const [name, { page, dollars, per }] of Object.entries(prices)) {
      expect([name, page]).toEqual([name, expect.stringMatching(/^https:\/\/aws\.amazon\.com\/[\w/-]+pricing\//)]);
      expect(dollars / per).toBeGreaterThan(0);
    }
  });
});

it('counts the metrics of each alarm, the rules of each firewall and each queue’s poller in the templates', async () => {
  const { stacks, ofType } = await cloudTemplate();
  const units = fixedUnits(stacks);
  expect(units.alarmMetrics).toBeGreaterThan(ofType('AWS::CloudWatch::Alarm').length);
  expect(units).toMatchObject({ webAcls: 2, webAclRules: 5, secrets: 3 });
  const queues = ofType('AWS::Lambda::EventSourceMapping').length - 2;
  expect(units.queueRequests).toBe(queues * 648_000);
});

it('a deployment that nobody uses costs less than $28 a month, far from the budget’s first warning at 80% (design 8.9)', async () => {
  const { stacks } = await cloudTemplate({
    siteUrl: 'https://music.example.com',
    mailFrom: 'mail@music.example.com',
    alertEmail: 'pager@music.example.com',
  });
  const idle = totalOf(monthlyCost(0, fixedUnits(stacks)));
  expect(idle).toBeGreaterThan(15);
  expect(idle).toBeLessThan(28);
  expect(idle).toBeLessThan(0.8 * readDeployment({}).monthlyBudget);
});

it('prints a row for each part, and the sum', () => {
  const lines = costTable(fixed).split('\n');
  expect(lines[0]).toBe('| artists | 0 | 1,000 | 100,000 | 1,000,000 |');
  expect(lines).toHaveLength(3 + costParts.length);
  expect(lines.at(-1)).toMatch(/^\| \*\*a month\*\* \| \*\*\$24\*\* /);
});
