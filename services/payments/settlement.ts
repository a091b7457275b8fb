import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { ReturnReason } from '../../shared/payments/return-reason.ts';
import type { OpenCheckout } from '../../shared/releases/release.ts';
import { type Log, thrown } from '../platform/logger.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { acceptPayment } from './accept-payment.ts';
import type { CardPayoutRepository } from './card-payout-repository.ts';
import type { CheckoutRepository } from './checkout-repository.ts';
import { intentChanger } from './intent-changes.ts';
import type { IntentRepository } from './intent-repository.ts';
import type { Checkout, ProviderSession } from './payment.ts';
import type { PaymentListRepository } from './payment-list-repository.ts';
import type { ProviderEventRepository, StoredEvent } from './provider-event-repository.ts';
import { addFacts, createRefunder } from './refunder.ts';
import type { Provider } from './stripe-gateway.ts';

export type SettlementNeeds = {
  releases: ReleaseRepository;
  profiles: Pick<ProfileRepository, 'find'>;
  checkouts: CheckoutRepository;
  intents: IntentRepository;
  lists: PaymentListRepository;
  events: ProviderEventRepository;
  cardPayouts: CardPayoutRepository;
  stripe: Provider;
  log: Log;
  now: () => Date;
};

/** Ends checkouts: their payment is applied or returned, or they can no longer be paid. */
export function settlement(needs: SettlementNeeds) {
  const { checkouts, stripe, log, now } = needs;
  const change = intentChanger(needs);
  const giveBack = createRefunder({ change, stripe, log, now });

  /** Settles a session. Raises an alarm whenever a paid session cannot be settled. */
  async function withAlarm<T>(session: ProviderSession, settle: () => Promise<T>): Promise<T> {
    try {
      return await settle();
    } catch (error) {
      if (session.isPaid) {
        log.alarm('payment-not-applied', 'the provider took a payment that is not applied', {
          sessionId: session.id,
          ...(session.releaseId !== null && { releaseId: session.releaseId }),
          ...(error instanceof Problem ? { code: error.code, reason: returnReason(error) } : thrown(error)),
        });
      }
      throw error;
    }
  }

  async function settle(
    checkout: Checkout,
    session: ProviderSession,
    event?: StoredEvent,
  ): Promise<'applied' | ReturnReason> {
    const { sale, paymentId } = acceptPayment(checkout, session);
    const paid = { sessionId: session.id, at: event?.at ?? now().toISOString() };
    const intent = await change(paymentId, addFacts({ completed: true, paid }), { sale, ...(event && { event }) });
    await giveBack(intent);
    if (!intent.decided) throw new Error(`The payment ${paymentId} came, and nothing was decided`);
    return intent.decided.outcome;
  }

  /**
   * Applies a payment. This is the only step that makes a release paid, no matter who reports the payment or how often.
   * @param event the event that reports the payment, if any
   * @returns why the payment was returned, if it was
   * @throws Problem `payment-not-completed`, `payment-wrong`, `payment-provider-unavailable`, `release-changed`
   */
  const apply = (session: ProviderSession, event?: StoredEvent) =>
    withAlarm(session, async () => {
      const checkout = await checkouts.find(session.id);
      if (!checkout) throw new Problem('payment-wrong', { reason: 'no checkout' });
      return settle(checkout, session, event);
    });

  /**
   * Ends a release's open checkout, so that it can no longer be paid; if it was already paid, applies the payment.
   * @throws Problem `payment-pending` while a delayed payment is in transit; `payment-wrong`,
   * `payment-provider-unavailable`
   */
  async function close(
    owned: { artistId: ArtistId; releaseId: ReleaseId },
    { sessionId }: OpenCheckout,
  ): Promise<'expired' | 'paid'> {
    const session = await stripe.expire(sessionId);
    if (!session || session.isExpired) {
      await checkouts.close(owned, sessionId);
      return 'expired';
    }
    if (!session.isPaid) throw new Problem('payment-pending');
    await apply(session);
    return 'paid';
  }

  return { apply, close, change, giveBack };
}

export type Settlement = ReturnType<typeof settlement>;

const returnReason = ({ details: { reason } }: Problem): string | undefined =>
  typeof reason === 'string' ? reason : undefined;
