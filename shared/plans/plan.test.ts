import { covers, type HeldPlanName, planFor, planLabel, priceCents } from './plan.ts';

test.each([
  [0, undefined],
  [1, 'single'],
  [2, 'ep'],
  [6, 'ep'],
  [7, 'album'],
  [15, 'album'],
  [16, undefined],
])('a release with %i tracks is offered %s (product 10.2)', (tracks, plan) => {
  expect(planFor(tracks)).toBe(plan);
});

test('charges the difference for an upgrade (product 10.6)', () => {
  expect(priceCents('single', undefined)).toBe(300);
  expect(priceCents('album', 'single')).toBe(600);
});

test('a higher plan covers a lower one, never the reverse', () => {
  expect(covers('album', 'ep')).toBe(true);
  expect(covers('single', 'ep')).toBe(false);
  expect(covers('ep', 'ep')).toBe(true);
  expect(covers('annual_9', 'single')).toBe(false);
  expect(covers(undefined, 'single')).toBe(false);
});

test.each([
  [null, 'Basic'],
  ['ep', 'EP'],
  ['annual_9', 'Annual $9'],
  ['of-tomorrow' as HeldPlanName, 'of-tomorrow'],
] as const)('%s is called %s', (plan, label) => {
  expect(planLabel(plan)).toBe(label);
});
