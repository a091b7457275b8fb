import type { HeldPlanName } from '../../../shared/plans/plan.ts';
import { isEnough } from '../../../shared/plans/plan-in-force.ts';
import type { ReleaseCard } from '../../../shared/releases/card.ts';

/** In which buckets of the totals something is counted, and as how many. */
export type Tally = Record<string, number>;

/** Where releases are counted that hold a plan, and those of them that are active. */
export const planBuckets = (plan: HeldPlanName) => ({ held: `plan_${plan}`, active: `active_${plan}` }) as const;

/** Releases that are with the office, or went out: of these a plan in force is active. */
const ACTIVE: readonly ReleaseCard['status'][] = ['submitted', 'exported'];

/**
 * As what a release is counted: in its state, with its tracks, and with the plan that it holds; `active_…` when that plan is in force and
 * the release was submitted or exported. A plan that ends is in force until its end is written in the release, within the hour.
 * @param card none for a release that is gone: it counts nowhere
 */
export function tallyOfCard(card: ReleaseCard | undefined): Tally {
  if (!card) return {};
  const { status, trackCount, plan, isPlanOver } = card;
  const isActive = plan && ACTIVE.includes(status) && !isPlanOver && isEnough(plan, trackCount);
  return {
    [status]: 1,
    tracks: trackCount,
    ...(plan && { [planBuckets(plan).held]: 1 }),
    ...(isActive && { [planBuckets(plan).active]: 1 }),
  };
}

/** What moves in each bucket from one tally to another; nothing where nothing does. */
export function movesBetween(from: Tally, to: Tally): Tally {
  const buckets = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const moved = buckets.map((bucket) => [bucket, (to[bucket] ?? 0) - (from[bucket] ?? 0)] as const);
  return Object.fromEntries(moved.filter(([, by]) => by !== 0));
}
