import { isKeyOf } from '../typed-record.ts';
import { BASIC_PERCENTAGE, type HeldPlanName, type PlanName, planFor, plans, priceCents } from './plan.ts';

/** A plan that a release has. Only legacy plans expire. */
type Held = { name: HeldPlanName; expiresAt?: string | null | undefined };

/** Whether a plan covers this many tracks. A legacy plan covers any number, because its price never depended on it. */
export const coversTracks = (name: HeldPlanName, trackCount: number): boolean =>
  !isKeyOf(plans, name) || trackCount <= plans[name].tracks.to;

/**
 * The paid plan in force for a release with this many tracks; null for the basic plan. A plan that is too small is
 * treated as basic until the difference is paid (product 10.5), and so is an expired plan (product 10.4).
 */
export const planInForce = (held: Held | null, trackCount: number, now: Date): HeldPlanName | null =>
  held && coversTracks(held.name, trackCount) && !(held.expiresAt && Date.parse(held.expiresAt) <= now.getTime())
    ? held.name
    : null;

/** The artist's share of the royalties under the plan in force, in percent. */
export const shareInForce = (held: (Held & { percentage: number }) | null, trackCount: number, now: Date): number =>
  held && planInForce(held, trackCount, now) ? held.percentage : BASIC_PERCENTAGE;

/**
 * The price still due for this many tracks, in cents, and the plan that it buys. Undefined if a plan is already in
 * force, or there are no tracks.
 */
export function planToPay(
  held: Held | null,
  trackCount: number,
  now: Date,
): { plan: PlanName; cents: number } | undefined {
  const plan = planFor(trackCount);
  if (!plan || planInForce(held, trackCount, now)) return undefined;
  return { plan, cents: priceCents(plan, held?.name) };
}
