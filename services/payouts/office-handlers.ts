import { Problem } from '../../shared/contract/problem.ts';
import type { officePayoutsContract } from '../../shared/payouts/office-contract.ts';
import type { ListedMatch } from '../../shared/payouts/payout.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import { personOf } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import { checkNames, type NameNeeds } from './check-names.ts';
import { assertMayPay, type OfficeNeeds, prepareDecision } from './decide-payout.ts';
import { findDecidable } from './find-decidable.ts';
import { officePayout, type Payout } from './payout.ts';
import { openMethod } from './sealed-method.ts';
import { officePayouts, secondPersonCheck } from './second-person.ts';

/**
 * How long a list's version is valid, in milliseconds. The index lags behind the table, so a page may be older than the
 * version sent with it.
 */
const VERSION_MS = 30_000;

/** Serializes a list entry, without how a name matched it. */
const serializeEntry = ({ name, list, reference }: ListedMatch): string => JSON.stringify([name, list, reference]);

/** Shows payouts to the office, and stores its decisions. */
export function officeHandlers(needs: OfficeNeeds & NameNeeds): Handlers<typeof officePayoutsContract> {
  const { payouts, lists, methodKeys, auditedBy, now } = needs;

  /**
   * Screens the names again, because entries may have been added to a list since the request.
   * @throws Problem `payout-held` if a name may be on a list and nobody has cleared the payout
   */
  const holdIfListed = async (payout: Payout, to: PayoutState): Promise<void> => {
    if (payout.state !== 'requested' || (to !== 'processing' && to !== 'completed')) return;
    const found = await checkNames(needs)(payout);
    const cleared = payout.hold?.cleared ? payout.hold.listed.map(serializeEntry) : [];
    if (!found || found.listed.every((one) => cleared.includes(serializeEntry(one)))) return;
    if (!payout.hold || payout.hold.cleared) await payouts.hold(payout, found);
    throw new Problem('payout-held');
  };

  return {
    async 'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear'({ actor, params, body }) {
      const payout = await payouts.find(params);
      if (!payout) throw new Problem('payout-not-found');
      if (params.artistId === actor.artistId) throw new Problem('own-payout');
      await assertMayPay(needs, actor);
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
      await assertMayPay(needs, actor);
      // The audit entry is written first, so that nobody sees the destination without one.
      await payouts.methodSeen(payout, auditedBy(actor));
      return openMethod(methodKeys, payout.artistId, payout.sealed);
    },

    async 'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision'({ actor, params, body, storeWithEffect }) {
      const payout = await findDecidable(payouts, params, body.to);
      const { alone } = await secondPersonCheck(needs)(actor, payout, body.to);
      await assertMayPay(needs, actor);
      await holdIfListed(payout, body.to);
      const { after, store } = prepareDecision(needs, actor, payout, { ...body, alone });
      return storeWithEffect(officePayout(after), (answered) => store([answered]));
    },
  };
}
