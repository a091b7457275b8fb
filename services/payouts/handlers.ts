import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, PayoutMethodId } from '../../shared/ids.ts';
import type { payoutsContract } from '../../shared/payouts/contract.ts';
import { mayBecome, type PayoutState } from '../../shared/payouts/payout-state.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import { methodHandlers } from './method-handlers.ts';
import { payableAmount } from './payable-amount.ts';
import { officePayout, ownPayout, type Payout } from './payout.ts';
import type { PayoutListRepository } from './payout-list-repository.ts';
import type { PayoutRepository } from './payout-repository.ts';
import { openMethod } from './sealed-method.ts';
import type { WalletRepository } from './wallet-repository.ts';

type Needs = Parameters<typeof methodHandlers>[0] & {
  wallets: WalletRepository;
  payouts: PayoutRepository;
  lists: PayoutListRepository;
  auditedBy: (admin: SignedIn) => Audited;
};

export function payoutHandlers(needs: Needs): Handlers<typeof payoutsContract> {
  const { wallets, payouts, lists, methods, methodKeys, profiles, newId, auditedBy, now } = needs;

  /** The payout as it is, if it may become that. */
  const findFor = async (name: Pick<Payout, 'artistId' | 'payoutId'>, to: PayoutState): Promise<Payout> => {
    const payout = await payouts.find(name);
    if (!payout) throw new Problem('payout-not-found');
    if (!mayBecome(payout.state, to)) throw new Problem('payout-decided', { state: payout.state });
    return payout;
  };

  /** @throws Problem `payout-method-not-found`, `payout-method-held` */
  const usableMethod = async (name: { artistId: ArtistId; methodId: PayoutMethodId }) => {
    const method = await methods.find(name);
    if (!method) throw new Problem('payout-method-not-found');
    const { usableAt } = method;
    if (Date.parse(usableAt) > now().getTime()) throw new Problem('payout-method-held', { usableAt });
    return method;
  };

  return {
    ...methodHandlers(needs),

    async 'GET /api/me/balance'({ actor }) {
      const { earned, paidOut, available, requested, inFlight, held } = await wallets.find(actor.artistId);
      return {
        earnedMicros: String(earned),
        paidOutMicros: String(paidOut),
        availableMicros: String(available),
        pendingMicros: String(requested + inFlight),
        heldMicros: String(held),
      };
    },

    async 'GET /api/me/payouts'({ actor, query }) {
      const page = await lists.pageOfArtist(actor.artistId, query.cursor);
      return { ...page, items: page.items.map(ownPayout) };
    },

    async 'POST /api/me/payouts'({ actor, body, storeWithEffect }) {
      const { artistId, artistName } = actor;
      const method = await usableMethod({ artistId, methodId: body.methodId });
      const fullName = (await profiles.find(artistId))?.fullName ?? '';
      return retryWhenChanged('balance-changed', async () => {
        const payout: Payout = {
          payoutId: newId('payout'),
          artistId,
          artistName,
          fullName,
          micros: payableAmount(await wallets.find(artistId)),
          method: method.masked,
          methodKind: method.kind,
          sealed: method.sealed,
          ...(body.notes && { notes: body.notes }),
          state: 'requested',
          requestedAt: now().toISOString(),
        };
        return storeWithEffect(ownPayout(payout), (answered) => payouts.request(payout, [answered]));
      });
    },

    async 'POST /api/me/payouts/{payoutId}/cancel'({ actor, params, storeWithEffect }) {
      const payout = await findFor({ artistId: actor.artistId, ...params }, 'cancelled');
      const change = { state: 'cancelled' as const, processedAt: now().toISOString() };
      return storeWithEffect(ownPayout({ ...payout, ...change }), (answered) =>
        payouts.become(payout, { ...change, decision: newId('request') }, [answered]),
      );
    },

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
      // On record first: nobody looks without it.
      await payouts.methodSeen(payout, auditedBy(actor));
      return openMethod(methodKeys, payout.artistId, payout.sealed);
    },

    async 'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision'({ actor, params, body, storeWithEffect }) {
      if (params.artistId === actor.artistId) throw new Problem('own-payout');
      const payout = await findFor(params, body.to);
      const { to, ...said } = body;
      const audited = auditedBy(actor);
      const why = 'reason' in said ? said.reason : 'reference' in said ? said.reference : undefined;
      const change = { state: to, ...said, processedAt: audited.at.toISOString(), processedBy: personOf(audited) };
      const entry = audit(
        { ...audited, ...(why && { why }) },
        { what: `payout-${to}`, object: { kind: 'payout', ...params }, from: payout.state, to },
      );
      return storeWithEffect(officePayout({ ...payout, ...change }), (answered) =>
        payouts.become(payout, { ...change, decision: audited.id }, [entry, answered]),
      );
    },
  };
}
