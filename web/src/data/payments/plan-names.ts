import { type HeldPlanName, planLabel } from '../../../../shared/plans/plan.ts';

/** A plan in the office's lists: 'Free' for none (product 10.4). */
export const officePlan = (plan: HeldPlanName | null): string => (plan ? planLabel(plan) : 'Free');

/** A plan on the page of one release or payment. */
export const officePlanInDetail = (plan: HeldPlanName | null): string =>
  plan === 'paid_5' ? '$5 Plan' : officePlan(plan);
