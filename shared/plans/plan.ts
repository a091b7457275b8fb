import * as z from 'zod';

/** Plans on sale: once per release (S2 section 9; decisions, reading A). Amounts in whole cents of a US dollar. */
export const plans = {
  single: { label: 'Single', cents: 300, tracks: { from: 1, to: 1 }, percentage: 100 },
  ep: { label: 'EP', cents: 600, tracks: { from: 2, to: 6 }, percentage: 100 },
  album: { label: 'Album', cents: 900, tracks: { from: 7, to: 15 }, percentage: 100 },
} as const;

export type PlanName = keyof typeof plans;
export const PlanName = z.enum(['single', 'ep', 'album']);

/** Without a plan: the artist keeps 95%, and delivery takes longer (decisions, "Free"). */
export const BASIC_PERCENTAGE = 95;

/** A release's paid plan. `percentage` is the artist's share of the royalties. */
export const PaidPlan = z.object({ name: PlanName, percentage: z.number(), paidAt: z.iso.datetime() });
export type PaidPlan = z.infer<typeof PaidPlan>;

const rank: Record<PlanName, number> = { single: 1, ep: 2, album: 3 };

/** The only plan offered for a number of tracks; none for 0 (S2 section 9). */
export function planFor(trackCount: number): PlanName | undefined {
  return (Object.keys(plans) as PlanName[]).find(
    (name) => trackCount >= plans[name].tracks.from && trackCount <= plans[name].tracks.to,
  );
}

/** Whether a paid plan is enough for another one. */
export const covers = (paid: PlanName | undefined, needed: PlanName): boolean =>
  paid !== undefined && rank[paid] >= rank[needed];

/** What a plan costs in cents for a release that already has `paid`: an upgrade is the difference (decisions, "A release's plan"). */
export const priceCents = (plan: PlanName, paid: PlanName | undefined): number =>
  plans[plan].cents - (paid ? plans[paid].cents : 0);
