import { Problem } from '../../shared/contract/problem.ts';
import type { Checkout, Payment, ProviderSession } from './payment.ts';
import { CURRENCY } from './payment.ts';

/**
 * Decides whether the provider's session pays for the checkout (decisions, "When is it paid?").
 * @throws Problem `payment-not-completed` while it is not paid, `payment-wrong` when amount or currency are not the agreed ones
 */
export function acceptPayment(checkout: Checkout, session: ProviderSession, now: Date): Payment {
  if (!session.isPaid || session.paymentIntentId === null) throw new Problem('payment-not-completed');
  if (session.id !== checkout.sessionId || session.cents !== checkout.cents || session.currency !== CURRENCY) {
    throw new Problem('payment-wrong');
  }
  const { sessionId, artistId, releaseId, plan, cents } = checkout;
  return {
    paymentIntentId: session.paymentIntentId,
    sessionId,
    artistId,
    releaseId,
    plan,
    cents,
    paidAt: now.toISOString(),
  };
}
