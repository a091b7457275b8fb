import type { officeContract } from '../../shared/office/contract.ts';
import type { ProviderEventRepository } from '../payments/provider-event-repository.ts';
import type { PayoutListRepository } from '../payouts/payout-list-repository.ts';
import type { Handlers } from '../platform/serve.ts';
import type { TakedownRepository } from '../takedowns/takedown-repository.ts';
import type { AuditRepository } from './audit-repository.ts';
import type { TotalsRepository } from './totals-repository.ts';

type Needs = {
  totals: TotalsRepository;
  events: Pick<ProviderEventRepository, 'unmatched'>;
  payouts: Pick<PayoutListRepository, 'totals'>;
  takedowns: Pick<TakedownRepository, 'pageOfOpen'>;
  entries: AuditRepository;
};

export const officeHandlers = ({
  totals,
  events,
  payouts,
  takedowns,
  entries,
}: Needs): Handlers<typeof officeContract> => ({
  async 'GET /api/admin/overview'() {
    const [accounts, releases, revenue, unmatched, { pending, pendingMicros }, openTakedowns] = await Promise.all([
      totals.accounts(),
      totals.releases(),
      totals.revenue(),
      events.unmatched(undefined),
      payouts.totals(),
      takedowns.pageOfOpen(),
    ]);
    return {
      users: accounts.all,
      releases: releases.all,
      tracks: releases.tracks,
      revenueMicros: String(revenue.all),
      pendingPayoutMicros: pendingMicros,
      waiting: {
        toTakeDown: { count: openTakedowns.items.length, hasMore: openTakedowns.next !== undefined },
        toReview: { count: releases.byState.submitted },
        toLookAt: { count: accounts.byStatus.new },
        toActivate: { count: accounts.byStatus.pending },
        toPay: { count: pending },
        toMatch: { count: unmatched.items.length, hasMore: unmatched.next !== undefined },
      },
    };
  },

  async 'GET /api/admin/plans'() {
    const [releases, revenue] = await Promise.all([totals.releases(), totals.revenue()]);
    const plans = releases.byPlan.map(({ plan, held, active }) => ({
      plan,
      releases: held,
      active,
      revenueMicros: String(revenue.ofPlan(plan)),
    }));
    return {
      revenueMicros: String(revenue.all),
      releases: plans.reduce((sum, plan) => sum + plan.releases, 0),
      plans,
    };
  },

  'GET /api/admin/audit': ({ query }) => entries.page(query),
});
