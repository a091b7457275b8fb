import { BASIC_PERCENTAGE, type HeldPlanName, type PlanName, planFor, plans, priceCents } from './plan.ts';

/** A plan that a release holds. Only a legacy plan has an end. */
type Held = { name: HeldPlanName; expiresAt?: string | null | undefined };

/** Whether a plan covers so many tracks. What one on sale covers is its tracks. A legacy plan was never sold by tracks: it covers any number of them. */
export const isEnough = (name: HeldPlanName, trackCount: number): boolean =>
  !(name in plans) || trackCount <= plans[name as PlanName].tracks.to;

/**
 * The paid plan that counts for a release with so many tracks, or null: the basic plan. A plan that the release has outgrown counts as
 * basic until the difference is paid (product 10.5), and one that has ended does (product 10.4).
 */
export const planInForce = (held: Held | null, trackCount: number, now: Date): HeldPlanName | null =>
  held && isEnough(held.name, trackCount) && !(held.expiresAt && Date.parse(held.expiresAt) <= now.getTime())
    ? held.name
    : null;

/** The artist's share of the royalties, in percent: that of the plan in force. */
export const shareInForce = (held: (Held & { percentage: number }) | null, trackCount: number, now: Date): number =>
  held && planInForce(held, trackCount, now) ? held.percentage : BASIC_PERCENTAGE;

/** What is still to be paid for so many tracks, in cents, and the plan that it buys. Undefined when a plan is in force, or without a track. */
export function planToPay(
  held: Held | null,
  trackCount: number,
  now: Date,
): { plan: PlanName; cents: number } | undefined {
  const plan = planFor(trackCount);
  if (!plan || planInForce(held, trackCount, now)) return undefined;
  return { plan, cents: priceCents(plan, held?.name) };
}
