import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { heldPlanNames, planChoices, planNames } from './plan.ts';

export const PlanName = z.enum(planNames);
export const PlanChoice = z.enum(planChoices);
export const HeldPlanName = z.enum(heldPlanNames);

/** A release's paid plan. `percentage` is the artist's share of the royalties; only `annual_9` has an end (product 10.4). */
export const PaidPlan = z.object({
  name: HeldPlanName,
  percentage: z.number(),
  paidAt: IsoTime,
  expiresAt: IsoTime.optional(),
  /** It has ended, its history says so, and its percentage is the basic one. */
  isOver: z.literal(true).optional(),
});
export type PaidPlan = z.infer<typeof PaidPlan>;
