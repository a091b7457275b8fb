import * as z from 'zod';
import { IsoTime } from '../ids.ts';

/** A plan that can be bought. */
export const PlanName = z.enum(['single', 'ep', 'album']);
export type PlanName = z.infer<typeof PlanName>;

/** What an artist chooses at submission: the paid plan that covers the tracks, or the basic one (product 11.7). */
export const PlanChoice = z.enum(['paid', 'basic']);
export type PlanChoice = z.infer<typeof PlanChoice>;

export const HeldPlanName = z.enum([...PlanName.options, 'paid_5', 'annual_9']);

/** A release's paid plan. `percentage` is the artist's share of the royalties; only `annual_9` has an end (product 10.4). */
export const PaidPlan = z.object({
  name: HeldPlanName,
  percentage: z.number(),
  paidAt: IsoTime,
  expiresAt: IsoTime.optional(),
});
export type PaidPlan = z.infer<typeof PaidPlan>;
