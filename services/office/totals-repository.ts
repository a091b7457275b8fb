import { accountStatuses } from '../../shared/accounts/account-status.ts';
import { type HeldPlanName, heldPlanNames } from '../../shared/plans/plan.ts';
import { releaseStatuses } from '../../shared/releases/release-status.ts';
import { recordFrom } from '../../shared/typed-record.ts';
import { revenueBucket } from '../payments/revenue-bucket.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { planBuckets } from '../releases/library/card-tally.ts';

const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Totals that are updated with every change. Reading a kind takes one query of a few shards, whatever the number of
 * items.
 */
export const totalsRepository = (table: Table) => ({
  async accounts() {
    const byStatus = await counters(table, keys.userTotals).read(accountStatuses);
    return { all: sumOf(byStatus), byStatus };
  },

  async releases() {
    const ofPlans = heldPlanNames.flatMap((plan) => Object.values(planBuckets(plan)));
    const totals: Record<string, number> = await counters(table, keys.releaseTotals).read([
      ...releaseStatuses,
      'tracks',
      ...ofPlans,
    ]);
    const countOf = (bucket: string) => totals[bucket] ?? 0;
    const byState = recordFrom(releaseStatuses, countOf);
    const byPlan = heldPlanNames.map((plan) => {
      const { held, active } = planBuckets(plan);
      return { plan, held: countOf(held), active: countOf(active) };
    });
    return { all: sumOf(byState), byState, tracks: countOf('tracks'), byPlan };
  },

  /** Revenue from plans, net of refunds, in micro-dollars. */
  async revenue() {
    const sums: Record<string, bigint> = await counters(table, keys.paymentTotals).sums([
      'revenueMicros',
      ...heldPlanNames.map(revenueBucket),
    ]);
    return { all: sums.revenueMicros ?? 0n, ofPlan: (plan: HeldPlanName) => sums[revenueBucket(plan)] ?? 0n };
  },
});

export type TotalsRepository = ReturnType<typeof totalsRepository>;
