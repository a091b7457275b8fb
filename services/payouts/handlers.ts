import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, PayoutMethodId } from '../../shared/ids.ts';
import type { payoutsContract } from '../../shared/payouts/contract.ts';
import { type AdvanceNeeds, advanceHandlers } from '../advances/advance-handlers.ts';
import type { SignedIn } from '../platform/actor.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import { type ReceiptNeeds, receiptHandlers } from '../receipts/receipt-handlers.ts';
import { applySignInHold } from './apply-sign-in-hold.ts';
import { type BatchNeeds, batchHandlers } from './batch-handlers.ts';
import { checkNames, type NameNeeds } from './check-names.ts';
import { assertMayPay } from './decide-payout.ts';
import { findDecidable } from './find-decidable.ts';
import { methodHandlers } from './method-handlers.ts';
import { officeHandlers } from './office-handlers.ts';
import { payableAmount } from './payable-amount.ts';
import { ownPayout, type Payout } from './payout.ts';
import { withheldComputer } from './tax/compute-withheld.ts';
import { type TaxNeeds, taxHandlers } from './tax/tax-handlers.ts';
import { toBalance } from './to-balance.ts';
import type { WalletRepository } from './wallet-repository.ts';

type Needs = Parameters<typeof methodHandlers>[0] &
  BatchNeeds &
  NameNeeds &
  Omit<AdvanceNeeds & TaxNeeds & ReceiptNeeds, 'assertPayer'> & { wallets: WalletRepository };

export function payoutHandlers(needs: Needs): Handlers<typeof payoutsContract> {
  const { wallets, payouts, lists, methods, profiles, holdHours, newId, now } = needs;

  const assertPayer = (actor: SignedIn) => assertMayPay(needs, actor);

  /** @throws Problem `payout-method-not-found`, `payout-method-held` */
  const usableMethod = async (
    name: { artistId: ArtistId; methodId: PayoutMethodId },
    profile: StoredProfile | undefined,
  ) => {
    const method = await methods.find(name);
    if (!method) throw new Problem('payout-method-not-found');
    const { usableAt, isSignInHold } = applySignInHold(method, profile, holdHours);
    if (Date.parse(usableAt) > now().getTime()) throw new Problem('payout-method-held', { usableAt, isSignInHold });
    return method;
  };

  return {
    ...methodHandlers(needs),
    ...officeHandlers(needs),
    ...batchHandlers(needs),
    ...advanceHandlers({ ...needs, assertPayer }),
    ...taxHandlers({ ...needs, assertPayer }),
    ...receiptHandlers({ ...needs, assertPayer }),

    async 'GET /api/me/balance'({ actor }) {
      return toBalance(await wallets.find(actor.artistId));
    },

    async 'GET /api/me/payouts'({ actor, query }) {
      const page = await lists.pageOfArtist(actor.artistId, query.cursor);
      return { ...page, items: page.items.map(ownPayout) };
    },

    async 'POST /api/me/payouts'({ actor, body, storeWithEffect }) {
      const { artistId, artistName } = actor;
      const profile = await profiles.find(artistId, { consistent: true });
      const method = await usableMethod({ artistId, methodId: body.methodId }, profile);
      const fullName = profile?.fullName ?? '';
      return retryWhenChanged('balance-changed', async () => {
        const micros = payableAmount(await wallets.find(artistId), body.isLeaving);
        const { tax, usPaidBefore } = await withheldComputer(needs)(artistId, micros);
        const payout: Payout = {
          payoutId: newId('payout'),
          artistId,
          artistName,
          fullName,
          micros,
          ...((tax.usMicros !== '0' || tax.withheldMicros !== '0') && { tax }),
          method: method.masked,
          methodKind: method.kind,
          sealed: method.sealed,
          ...(body.notes && { notes: body.notes }),
          ...(body.isLeaving && { isLeaving: true }),
          state: 'requested',
          requestedAt: now().toISOString(),
        };
        const hold = await checkNames(needs)(payout);
        const request = hold ? { ...payout, hold } : payout;
        return storeWithEffect(ownPayout(payout), (answered) => payouts.request(request, [answered], usPaidBefore));
      });
    },

    async 'POST /api/me/payouts/{payoutId}/cancel'({ actor, params, storeWithEffect }) {
      const payout = await findDecidable(payouts, { artistId: actor.artistId, ...params }, 'cancelled');
      const change = { state: 'cancelled' as const, processedAt: now().toISOString() };
      return storeWithEffect(ownPayout({ ...payout, ...change }), (answered) =>
        payouts.become(payout, { ...change, decision: newId('request') }, [answered]),
      );
    },
  };
}
