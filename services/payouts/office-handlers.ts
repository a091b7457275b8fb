import { Problem } from '../../shared/contract/problem.ts';
import type { officePayoutsContract } from '../../shared/payouts/contract.ts';
import type { ProfileRepository } from '../accounts/profile-repository.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit, personOf } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import { checkPayer, checkPersons } from './check-payer.ts';
import { findFor } from './find-for.ts';
import { officePayout } from './payout.ts';
import type { PayoutKeyGateway } from './payout-key-gateway.ts';
import type { PayoutListRepository } from './payout-list-repository.ts';
import type { PayoutRepository } from './payout-repository.ts';
import type { PayoutRules } from './payout-rules.ts';
import { openMethod } from './sealed-method.ts';

export type OfficeNeeds = {
  payouts: PayoutRepository;
  lists: PayoutListRepository;
  methodKeys: PayoutKeyGateway;
  profiles: Pick<ProfileRepository, 'find'>;
  rules: PayoutRules;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
};

/** What the office sees of payouts, and decides. */
export function officeHandlers(needs: OfficeNeeds): Handlers<typeof officePayoutsContract> {
  const { payouts, lists, methodKeys, profiles, rules, auditedBy, now } = needs;
  const isPayer = async (actor: SignedIn) =>
    checkPayer(actor, await profiles.find(actor.artistId, { consistent: true }), rules, now());

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
      await isPayer(actor);
      // On record first: nobody looks without it.
      await payouts.methodSeen(payout, auditedBy(actor));
      return openMethod(methodKeys, payout.artistId, payout.sealed);
    },

    async 'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision'({ actor, params, body, storeWithEffect }) {
      const payout = await findFor(payouts, params, body.to);
      checkPersons(actor, payout, body.to, rules);
      await isPayer(actor);
      const { to, ...said } = body;
      const audited = auditedBy(actor);
      const why = 'reason' in said ? said.reason : 'reference' in said ? said.reference : undefined;
      const by = personOf(audited);
      const change = {
        state: to,
        ...said,
        processedAt: audited.at.toISOString(),
        processedBy: by,
        ...(to === 'processing' && { approvedBy: by }),
      };
      const entry = audit(
        { ...audited, ...(why && { why }) },
        { what: `payout-${to}`, object: { kind: 'payout', ...params }, from: payout.state, to },
      );
      return storeWithEffect(officePayout({ ...payout, ...change }), (answered) =>
        payouts.become(payout, { ...change, decision: audited.id }, [entry, answered], rules),
      );
    },
  };
}
