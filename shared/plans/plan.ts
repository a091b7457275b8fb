import { isKeyOf } from '../typed-record.ts';

/** Plans that can be bought. */
export const planNames = ['single', 'ep', 'album'] as const;
export type PlanName = (typeof planNames)[number];

/** All plans that a release can have. Legacy plans are no longer sold, but still in use (product 10.4). */
export const heldPlanNames = [...planNames, 'paid_5', 'annual_9'] as const;
export type HeldPlanName = (typeof heldPlanNames)[number];

/** The artist's choice at submission: the paid plan that covers the tracks, or the basic one (product 11.7). */
export const planChoices = ['paid', 'basic'] as const;
export type PlanChoice = (typeof planChoices)[number];

/** Plans on sale, paid once per release (product 10.1). Amounts in whole cents of a US dollar. */
export const plans = {
  single: { label: 'Single', cents: 300, tracks: { from: 1, to: 1 }, percentage: 100 },
  ep: { label: 'EP', cents: 600, tracks: { from: 2, to: 6 }, percentage: 100 },
  album: { label: 'Album', cents: 900, tracks: { from: 7, to: 15 }, percentage: 100 },
} as const satisfies Record<PlanName, object>;

/** Only the yearly one expires (product 10.4). */
const legacyPlans = {
  paid_5: { label: '$5 One-Time', percentage: 95 },
  annual_9: { label: 'Annual $9', percentage: 100 },
} as const satisfies Record<Exclude<HeldPlanName, PlanName>, object>;

/** The artist's percentage without a plan; delivery also takes longer (product 10.3). */
export const BASIC_PERCENTAGE = 95;

/** The order of plans. A legacy plan ranks below every plan on sale: an upgrade from it costs the full price. */
const rank: Record<HeldPlanName, number> = { paid_5: 0, annual_9: 0, single: 1, ep: 2, album: 3 };

/** The artist's share of the royalties under a plan, in percent. */
export const percentageOf = (name: HeldPlanName): number => ({ ...plans, ...legacyPlans })[name].percentage;

/** The only plan offered for this number of tracks; undefined for 0 (product 10.2). */
export function planFor(trackCount: number): PlanName | undefined {
  return planNames.find((name) => trackCount >= plans[name].tracks.from && trackCount <= plans[name].tracks.to);
}

/** Whether a paid plan covers the needed one. */
export const covers = (paid: HeldPlanName | undefined, needed: PlanName): boolean =>
  paid !== undefined && rank[paid] >= rank[needed];

/**
 * A plan's price in cents for a release that already has the plan `paid`: an upgrade costs the difference (product
 * 10.6).
 */
export const priceCents = (plan: PlanName, paid: HeldPlanName | undefined): number =>
  plans[plan].cents - (paid && isKeyOf(plans, paid) ? plans[paid].cents : 0);

/** A plan's name for people; 'Basic' without a plan. A plan unknown to this page is shown by its internal name. */
export const planLabel = (plan: HeldPlanName | null): string =>
  plan ? ({ ...plans, ...legacyPlans }[plan]?.label ?? plan) : 'Basic';
