import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { ReturnReason } from '../../shared/payments/return-reason.ts';
import type { OpenCheckout } from '../../shared/releases/release.ts';
import type { ProfileRepository } from '../accounts/profile-repository.ts';
import { type Log, thrown } from '../platform/logger.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import { acceptPayment } from './accept-payment.ts';
import { decidePayment } from './decide-payment.ts';
import type { Checkout, Payment, ProviderSession, RefundingPayment, TakenPayment } from './payment.ts';
import type { PaymentRepository } from './payment-repository.ts';
import type { Provider } from './stripe-gateway.ts';
import type { SessionEvent } from './stripe-webhook-gateway.ts';

type Needs = {
  releases: ReleaseRepository;
  profiles: Pick<ProfileRepository, 'find'>;
  payments: PaymentRepository;
  stripe: Provider;
  log: Log;
  now: () => Date;
};

/** How a checkout ends: its payment is applied or goes back, or nobody can pay it any more. */
export function settlement({ releases, profiles, payments, stripe, log, now }: Needs) {
  /** Settles a session. When it was paid and that fails, an alarm calls a person, each time that it is tried. */
  async function loudly<T>(session: ProviderSession, settle: () => Promise<T>): Promise<T> {
    try {
      return await settle();
    } catch (error) {
      if (session.isPaid) {
        log.alarm('payment-not-applied', 'the provider took a payment that is not applied', {
          sessionId: session.id,
          ...(session.releaseId !== null && { releaseId: session.releaseId }),
          ...(error instanceof Problem ? { code: error.code, reason: reasonOf(error) } : thrown(error)),
        });
      }
      throw error;
    }
  }

  /** A payment as it was recorded, or as it is recorded now. */
  async function recorded(taken: TakenPayment): Promise<Payment> {
    const known = await payments.find(taken);
    if (known) return known;
    const decided = decidePayment(taken, await releases.find(taken, { consistent: true }));
    const artist = await profiles.find(taken.artistId);
    await payments.record(decided, artist?.artistName);
    return decided.payment;
  }

  /**
   * Refunds a payment that is recorded as refunding. Whatever stops it between two steps, the next report of the payment goes on: the
   * provider refunds an intent once, and the record of it is written once.
   */
  async function refund(payment: RefundingPayment): Promise<void> {
    const { sessionId, releaseId, artistId, paymentIntentId, reason } = payment;
    await stripe.refund(paymentIntentId);
    log.alarm('payment-returned', 'a payment was refunded', { sessionId, releaseId, artistId, reason });
    await payments.recordRefund(payment, now());
  }

  async function settle(checkout: Checkout, session: ProviderSession): Promise<'applied' | ReturnReason> {
    const taken = acceptPayment(checkout, session, now());
    const payment = await retryWhenChanged('release-changed', () => recorded(taken));
    if (payment.state === 'applied') return 'applied';
    if (payment.state === 'refunding') await refund(payment);
    return payment.reason;
  }

  /**
   * The one step that makes a release paid, whoever reports the payment, and however often.
   * @returns why it went back, when it did
   * @throws Problem `payment-not-completed`, `payment-wrong`, `payment-provider-unavailable`
   */
  const apply = (checkout: Checkout, session: ProviderSession) => loudly(session, () => settle(checkout, session));

  /** The checkout of a paid session that is ours. @throws Problem `payment-wrong` when its item is lost */
  async function checkoutOf({ id }: ProviderSession): Promise<Checkout> {
    const checkout = await payments.findCheckout(id);
    if (!checkout) throw new Problem('payment-wrong', { reason: 'no checkout' });
    return checkout;
  }

  /**
   * Ends a release's open checkout, so that nobody can pay it any more; one that was paid meanwhile is applied.
   * @throws Problem `payment-pending` while a delayed means of payment is on its way; `payment-wrong`, `payment-provider-unavailable`
   */
  async function close(
    owned: { artistId: ArtistId; releaseId: ReleaseId },
    { sessionId }: OpenCheckout,
  ): Promise<'expired' | 'paid'> {
    const session = await stripe.expire(sessionId);
    if (!session || session.isExpired) {
      await payments.closeCheckout(owned, sessionId);
      return 'expired';
    }
    if (!session.isPaid) throw new Problem('payment-pending');
    await loudly(session, async () => settle(await checkoutOf(session), session));
    return 'paid';
  }

  /**
   * Does what an event of the provider's says. A session of another product of the same account is left alone.
   * @throws what a retry may mend: the provider sends an event again for three days. What no retry mends is taken: the alarm has called a person
   */
  async function handle({ kind, session }: SessionEvent): Promise<void> {
    if (kind === 'over') {
      const checkout = await payments.findCheckout(session.id);
      if (checkout) await payments.closeCheckout(checkout, checkout.sessionId);
      return;
    }
    try {
      await loudly(session, async () => {
        const checkout =
          session.releaseId === null ? await payments.findCheckout(session.id) : await checkoutOf(session);
        if (checkout) await settle(checkout, session);
      });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'payment-wrong') throw error;
    }
  }

  return { apply, close, handle };
}

const reasonOf = ({ details: { reason } }: Problem): string | undefined =>
  typeof reason === 'string' ? reason : undefined;
