import type { HeldPlanName } from '../../../shared/plans/plan.ts';
import { coversTracks } from '../../../shared/plans/plan-in-force.ts';
import type { ReleaseCard } from '../../../shared/releases/card.ts';

/** The number to add to each bucket of the totals. */
export type Tally = Record<string, number>;

/** The buckets for releases that hold a plan, and for those of them whose plan is active. */
export const planBuckets = (plan: HeldPlanName) => ({ held: `plan_${plan}`, active: `active_${plan}` }) as const;

/** States in which a plan is active while it is in force: the release is with the office or exported. */
const ACTIVE: readonly ReleaseCard['status'][] = ['submitted', 'exported'];

/**
 * The contribution of a release to the totals: one in its state, its tracks, and the plan that it holds; `active_…` if
 * that plan is in force and the release was submitted or exported. An expired plan is treated as in force until its end
 * is written to the release, within the hour.
 * @param card undefined for a deleted release, which is not counted
 */
export function cardTally(card: ReleaseCard | undefined): Tally {
  if (!card) return {};
  const { status, trackCount, plan, isPlanOver } = card;
  const isActive = plan && ACTIVE.includes(status) && !isPlanOver && coversTracks(plan, trackCount);
  return {
    [status]: 1,
    tracks: trackCount,
    ...(plan && { [planBuckets(plan).held]: 1 }),
    ...(isActive && { [planBuckets(plan).active]: 1 }),
  };
}

/** The change in each bucket between two tallies; empty if nothing changes. */
export function tallyDifference(from: Tally, to: Tally): Tally {
  const buckets = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const moved = buckets.map((bucket) => [bucket, (to[bucket] ?? 0) - (from[bucket] ?? 0)] as const);
  return Object.fromEntries(moved.filter(([, by]) => by !== 0));
}
