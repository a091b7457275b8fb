import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { heldPlanNames, planChoices, planNames } from './plan.ts';

export const PlanName = z.enum(planNames);
export const PlanChoice = z.enum(planChoices);
export const HeldPlanName = z.enum(heldPlanNames);

/**
 * A release's paid plan. `percentage` is the artist's share of the royalties; only `annual_9` expires (product 10.4).
 */
export const PaidPlan = z.object({
  name: HeldPlanName,
  percentage: z.number(),
  paidAt: IsoTime,
  expiresAt: IsoTime.optional(),
  /** Set once the history says that the plan has expired; its percentage is then that of the basic plan. */
  isOver: z.literal(true).optional(),
});
export type PaidPlan = z.infer<typeof PaidPlan>;
