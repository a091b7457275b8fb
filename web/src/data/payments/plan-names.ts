import { type HeldPlanName, planLabel } from '../../../../shared/plans/plan.ts';

/** The plan's name in the office's lists; 'Free' if there is none (product 10.4). */
export const officePlan = (plan: HeldPlanName | null): string => (plan ? planLabel(plan) : 'Free');

/** The plan's name on the page of one release or payment. */
export const officePlanInDetail = (plan: HeldPlanName | null): string =>
  plan === 'paid_5' ? '$5 Plan' : officePlan(plan);
