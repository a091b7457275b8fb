import { Problem } from '../../shared/contract/problem.ts';
import type { officePayoutsContract } from '../../shared/payouts/office-contract.ts';
import type { ListedMatch } from '../../shared/payouts/payout.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import { personOf } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import { checkNames, type NameNeeds } from './check-names.ts';
import { decision, isPayer, type OfficeNeeds } from './decide-payout.ts';
import { findFor } from './find-for.ts';
import { officePayout, type Payout } from './payout.ts';
import { openMethod } from './sealed-method.ts';
import { officePayouts, secondPersonCheck } from './second-person.ts';

/** So long a version of the list holds at most: its index follows its table a moment later, and a version may be told with a page of before. */
const VERSION_MS = 30_000;

/** The entry of a list, however a name matched it. */
const entryOf = ({ name, list, reference }: ListedMatch): string => JSON.stringify([name, list, reference]);

/** What the office sees of payouts, and decides. */
export function officeHandlers(needs: OfficeNeeds & NameNeeds): Handlers<typeof officePayoutsContract> {
  const { payouts, lists, methodKeys, auditedBy, now } = needs;

  /**
   * Names that came to a list since it was asked for count too.
   * @throws Problem `payout-held` when one may be on a list, and nobody has cleared that
   */
  const holdIfListed = async (payout: Payout, to: PayoutState): Promise<void> => {
    if (payout.state !== 'requested' || (to !== 'processing' && to !== 'completed')) return;
    const found = await checkNames(needs)(payout);
    const cleared = payout.hold?.cleared ? payout.hold.listed.map(entryOf) : [];
    if (!found || found.listed.every((one) => cleared.includes(entryOf(one)))) return;
    if (!payout.hold || payout.hold.cleared) await payouts.hold(payout, found);
    throw new Problem('payout-held');
  };

  return {
    async 'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear'({ actor, params, body }) {
      const payout = await payouts.find(params);
      if (!payout) throw new Problem('payout-not-found');
      if (params.artistId === actor.artistId) throw new Problem('own-payout');
      await isPayer(needs, actor);
      const audited = auditedBy(actor);
      const cleared = { at: audited.at.toISOString(), by: personOf(audited), reason: body.reason };
      return officePayout(await payouts.clear(payout, cleared, audited));
    },

    async 'GET /api/admin/payouts'({ query: { tab, cursor }, unlessKnown }) {
      const { totals, changes } = await lists.counted();
      unlessKnown(`${changes}-${Math.floor(now().getTime() / VERSION_MS)}`);
      const page = await (tab === 'pending' ? lists.pageOfOpen(cursor) : lists.page(cursor));
      return { ...page, items: await officePayouts(needs, page.items), totals };
    },

    async 'GET /api/admin/artists/{artistId}/payouts'({ params, query }) {
      const page = await lists.pageOfArtist(params.artistId, query.cursor);
      return { ...page, items: await officePayouts(needs, page.items) };
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
      const { alone } = await secondPersonCheck(needs)(actor, payout, body.to);
      await isPayer(needs, actor);
      await holdIfListed(payout, body.to);
      const { after, store } = decision(needs, actor, payout, { ...body, alone });
      return storeWithEffect(officePayout(after), (answered) => store([answered]));
    },
  };
}
