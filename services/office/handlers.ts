import type { officeContract } from '../../shared/office/contract.ts';
import type { ProviderEventRepository } from '../payments/provider-event-repository.ts';
import type { Handlers } from '../platform/serve.ts';
import type { AuditRepository } from './audit-repository.ts';
import type { TotalsRepository } from './totals-repository.ts';

type Needs = {
  totals: TotalsRepository;
  events: Pick<ProviderEventRepository, 'unmatched'>;
  entries: AuditRepository;
};

export const officeHandlers = ({ totals, events, entries }: Needs): Handlers<typeof officeContract> => ({
  async 'GET /api/admin/overview'() {
    const [accounts, releases, revenue, unmatched] = await Promise.all([
      totals.accounts(),
      totals.releases(),
      totals.revenue(),
      events.unmatched(undefined),
    ]);
    return {
      users: accounts.all,
      releases: releases.all,
      tracks: releases.tracks,
      revenueMicros: String(revenue.all),
      // Nobody can ask for a payout yet.
      pendingPayoutMicros: '0',
      waiting: {
        toReview: { count: releases.byState.submitted },
        toActivate: { count: accounts.byStatus.new + accounts.byStatus.pending },
        toPay: { count: 0 },
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
