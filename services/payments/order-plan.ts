import { Problem } from '../../shared/contract/problem.ts';
import { isChangeId } from '../../shared/ids.ts';
import { covers, type PlanName, planFor, priceCents } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import { isReadOnly } from '../../shared/releases/release-status.ts';
import { findingBlockers } from '../../shared/rules/readiness.ts';

/**
 * Determines the price of a plan for a release, in cents; the browser only names the plan (product 10.7). Nobody pays
 * for a release that would be sent back: every finding is settled first (product 11.10).
 * @throws Problem `release-withdrawn`; `release-incomplete` with the open findings; `plan-mismatch` if the plan is not
 * the one for the number of tracks; `plan-already-covered`
 */
export function orderPlan(release: Release, plan: PlanName): { plan: PlanName; cents: number } {
  if (release.status === 'withdrawn') throw new Problem('release-withdrawn');
  // A change of a delivered release is free (product 35.1); a payment for it would buy nothing.
  if (isChangeId(release.id)) throw new Problem('plan-already-covered');
  if (plan !== planFor(release.trackIds.length)) throw new Problem('plan-mismatch');
  if (covers(release.plan?.name, plan)) throw new Problem('plan-already-covered');
  if (!isReadOnly(release.status)) refuseOpenFindings(release);
  return { plan, cents: priceCents(plan, release.plan?.name) };
}

function refuseOpenFindings(release: Release): void {
  const blockers = findingBlockers(release);
  if (blockers.codes.length > 0) throw new Problem('release-incomplete', blockers);
}
