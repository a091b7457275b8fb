import type { HeldPlanName } from '../../shared/plans/plan.ts';

/** The key in the totals for a plan's revenue, in micro-dollars. */
export const revenueBucket = (plan: HeldPlanName) => `revenueMicros_${plan}` as const;
