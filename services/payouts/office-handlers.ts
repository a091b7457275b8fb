import { Problem } from '../../shared/contract/problem.ts';
import type { officePayoutsContract } from '../../shared/payouts/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import { checkPersons } from './check-payer.ts';
import { decision, isPayer, type OfficeNeeds } from './decide-payout.ts';
import { findFor } from './find-for.ts';
import { officePayout } from './payout.ts';
import { openMethod } from './sealed-method.ts';

/** What the office sees of payouts, and decides. */
export function officeHandlers(needs: OfficeNeeds): Handlers<typeof officePayoutsContract> {
  const { payouts, lists, methodKeys, rules, auditedBy } = needs;

  return {
    async 'GET /api/admin/payouts'({ query: { tab, cursor } }) {
      const [page, totals] = await Promise.all([
        tab === 'pending' ? lists.pageOfOpen(cursor) : lists.page(cursor),
        lists.totals(),
      ]);
      return { ...page, items: page.items.map(officePayout), totals };
    },

    async 'GET /api/admin/artists/{artistId}/payouts'({ params, query }) {
      const page = await lists.pageOfArtist(params.artistId, query.cursor);
      return { ...page, items: page.items.map(officePayout) };
    },

    async 'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method'({ actor, params }) {
      const payout = await payouts.find(params);
      if (!payout) throw new Problem('payout-not-found');
      if (!payout.sealed) throw new Problem('payout-method-forgotten');
      await isPayer(needs, actor);
      // On record first: nobody looks without it.
      await payouts.methodSeen(payout, auditedBy(actor));
      return openMethod(methodKeys, payout.artistId, payout.sealed);
    },

    async 'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision'({ actor, params, body, storeWithEffect }) {
      const payout = await findFor(payouts, params, body.to);
      checkPersons(actor, payout, body.to, rules);
      await isPayer(needs, actor);
      const { after, store } = decision(needs, actor, payout, body);
      return storeWithEffect(officePayout(after), (answered) => store([answered]));
    },
  };
}
