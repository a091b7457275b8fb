import * as z from 'zod';
import { MicrosText } from '../money.ts';
import { HeldPlanName } from '../plans/paid-plan.ts';

/** Totals for a plan: the releases that have it, those that are active, and its revenue (product 20.3). */
const PlanTotal = z.object({
  plan: HeldPlanName,
  releases: z.number().int(),
  /** Releases that are submitted or exported, with the plan in force. */
  active: z.number().int(),
  /** The plan's revenue net of refunds, in micro-dollars. */
  revenueMicros: MicrosText,
});
export type PlanTotal = z.infer<typeof PlanTotal>;

export const PlanTotals = z.object({
  revenueMicros: MicrosText,
  releases: z.number().int(),
  plans: z.array(PlanTotal),
});
export type PlanTotals = z.infer<typeof PlanTotals>;
