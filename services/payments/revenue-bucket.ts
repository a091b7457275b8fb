import type { HeldPlanName } from '../../shared/plans/plan.ts';

/** Where the totals of payments hold the revenue of a plan, in micro-dollars. */
export const revenueBucket = (plan: HeldPlanName) => `revenueMicros_${plan}` as const;
