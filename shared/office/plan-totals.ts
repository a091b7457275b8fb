import * as z from 'zod';
import { MicrosText } from '../money.ts';
import { HeldPlanName } from '../plans/paid-plan.ts';

/** Of each plan that a release can have: releases that hold it, those of them that are active, and what was paid for it (product 20.3). */
const PlanTotal = z.object({
  plan: HeldPlanName,
  releases: z.number().int(),
  /** Submitted or exported, with the plan in force. */
  active: z.number().int(),
  /** Net of what went back, in micro-dollars. */
  revenueMicros: MicrosText,
});
export type PlanTotal = z.infer<typeof PlanTotal>;

export const PlanTotals = z.object({
  revenueMicros: MicrosText,
  releases: z.number().int(),
  plans: z.array(PlanTotal),
});
export type PlanTotals = z.infer<typeof PlanTotals>;
