import { changeIdOf } from '../../shared/ids.ts';
import type { HeldPlanName, PlanName } from '../../shared/plans/plan.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { orderPlan } from './order-plan.ts';

const releaseOf = (tracks: number, plan: HeldPlanName | null) => ({
  ...aCompleteDraft(inOrder(Array.from({ length: tracks }, () => aTrack()))),
  plan: plan && { name: plan, percentage: 100, paidAt: '2026-11-20T09:00:00.000Z' },
});

test.each<[number, PlanName, HeldPlanName | null, number]>([
  [1, 'single', null, 300],
  [2, 'ep', 'single', 300],
  [7, 'album', 'ep', 300],
  [7, 'album', 'annual_9', 900],
])('for %i tracks, sells %s to a release with %s for %i cents (product 10.6, 10.7)', (tracks, plan, held, cents) => {
  expect(orderPlan(releaseOf(tracks, held), plan)).toEqual({ plan, cents });
});

test.each<[number, PlanName]>([
  [0, 'single'],
  [2, 'single'],
  [1, 'ep'],
  [6, 'album'],
])('for %i tracks, does not sell %s (product 10.2)', (tracks, plan) => {
  expect(() => orderPlan(releaseOf(tracks, null), plan)).toThrow(expect.objectContaining({ code: 'plan-mismatch' }));
});

test.each<[number, PlanName, HeldPlanName]>([
  [1, 'single', 'single'],
  [1, 'single', 'album'],
  [6, 'ep', 'ep'],
])('for %i tracks, does not sell %s to a release with %s', (tracks, plan, held) => {
  const code = 'plan-already-covered';
  expect(() => orderPlan(releaseOf(tracks, held), plan)).toThrow(expect.objectContaining({ code }));
});

test('a change of a delivered release is free, so no plan is sold to it (product 35.1)', () => {
  const change = { ...releaseOf(1, null), id: changeIdOf(releaseOf(1, null).id) };
  expect(() => orderPlan(change, 'single')).toThrow(expect.objectContaining({ code: 'plan-already-covered' }));
});
