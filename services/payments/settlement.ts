import { Problem } from '../../shared/contract/problem.ts';
import type { OpenCheckout } from '../../shared/releases/release.ts';
import type { Log } from '../platform/logger.ts';
import { retryConflict } from '../platform/retry-conflict.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import { acceptPayment } from './accept-payment.ts';
import type { Checkout, Payment, ProviderSession } from './payment.ts';
import type { PaymentRepository } from './payment-repository.ts';
import type { StripeGateway } from './stripe-gateway.ts';

type Needs = {
  releases: ReleaseRepository;
  payments: PaymentRepository;
  stripe: StripeGateway;
  log: Log;
  now: () => Date;
};

/** How a checkout ends: its payment is applied, or nobody can pay it any more. */
export function settlement({ releases, payments, stripe, log, now }: Needs) {
  /**
   * A payment for a release that is not there any more. A release with an open checkout cannot be deleted, so somebody has deleted the
   * item by hand: the fact is kept beside the checkout, the money goes back, and the log says it loudly. When the refund fails, the
   * caller fails, and the provider tells of the payment again.
   */
  async function giveBack({ sessionId, releaseId, artistId, paymentIntentId }: Payment): Promise<void> {
    const at = now().toISOString();
    await payments.keepUnplaced({ sessionId, paymentIntentId, at });
    await stripe.refund(paymentIntentId);
    await payments.keepUnplaced({ sessionId, paymentIntentId, at, refundedAt: now().toISOString() });
    log.error('a payment came for a release that is not there, and was refunded', { sessionId, releaseId, artistId });
  }

  /**
   * The one step that makes a release paid, whoever tells of the payment, and however often.
   * @returns 'refunded' when the release is gone
   * @throws Problem `payment-not-completed`, `payment-wrong`
   */
  async function apply(checkout: Checkout, session: ProviderSession): Promise<'applied' | 'refunded'> {
    const payment = acceptPayment(checkout, session, now());
    try {
      await retryConflict('release-changed', async () =>
        payments.record(payment, await releases.get(checkout, { consistent: true })),
      );
      return 'applied';
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'release-not-found') throw error;
    }
    // Posted before the release went: the money is in the books, and what becomes of it is decided there.
    if (await payments.isRecorded(payment)) return 'applied';
    await giveBack(payment);
    return 'refunded';
  }

  /**
   * Ends a release's open checkout, so that nobody can pay it any more; one that was paid meanwhile is applied.
   * @throws Problem `payment-pending` while a delayed means of payment is on its way; `payment-wrong`, `payment-provider-unavailable`
   */
  async function close(
    owned: { artistId: string; releaseId: string },
    { sessionId }: OpenCheckout,
  ): Promise<'expired' | 'paid'> {
    const session = await stripe.expire(sessionId);
    if (!session || session.isExpired) {
      await payments.closeCheckout(owned, sessionId);
      return 'expired';
    }
    if (!session.isPaid) throw new Problem('payment-pending');
    const checkout = await payments.findCheckout(sessionId);
    if (!checkout) throw new Error(`The open checkout ${sessionId} has no item`);
    await apply(checkout, session);
    return 'paid';
  }

  return { apply, close };
}
