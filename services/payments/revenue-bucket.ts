import type { HeldPlanName } from '../../shared/plans/plan.ts';

/** The bucket of the totals for a plan's revenue, in micro-dollars. */
export const revenueBucket = (plan: HeldPlanName) => `revenueMicros_${plan}` as const;
