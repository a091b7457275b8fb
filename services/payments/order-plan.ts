import { Problem } from '../../shared/contract/problem.ts';
import { isChangeId } from '../../shared/ids.ts';
import { covers, type PlanName, planFor, priceCents } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';

/**
 * Determines the price of a plan for a release, in cents; the browser only names the plan (product 10.7).
 * @throws Problem `release-withdrawn`; `plan-mismatch` if the plan is not the one for the number of tracks,
 * `plan-already-covered`
 */
export function orderPlan(release: Release, plan: PlanName): { plan: PlanName; cents: number } {
  if (release.status === 'withdrawn') throw new Problem('release-withdrawn');
  // A change of a delivered release is free (product 35.1); a payment for it would buy nothing.
  if (isChangeId(release.id)) throw new Problem('plan-already-covered');
  if (plan !== planFor(release.trackIds.length)) throw new Problem('plan-mismatch');
  if (covers(release.plan?.name, plan)) throw new Problem('plan-already-covered');
  return { plan, cents: priceCents(plan, release.plan?.name) };
}
