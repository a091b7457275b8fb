import { Problem } from '../../shared/contract/problem.ts';
import type { Sale } from './intent.ts';
import type { Checkout, ProviderSession } from './payment.ts';
import { CURRENCY } from './payment.ts';

/**
 * Decides whether the provider's session pays for the checkout (product 10.9).
 * @returns the sale, and the payment intent that paid for it
 * @throws Problem `payment-not-completed` while it is unpaid, `payment-failed` if it can no longer be paid;
 * `payment-wrong` if it is paid, but the session, amount or currency differs from what was agreed, or there is no
 * payment
 */
export function acceptPayment(checkout: Checkout, session: ProviderSession): { sale: Sale; paymentId: string } {
  if (!session.isPaid) throw new Problem(session.isExpired ? 'payment-failed' : 'payment-not-completed');
  if (session.id !== checkout.sessionId) throw new Problem('payment-wrong', { reason: 'session' });
  if (session.cents !== checkout.cents) throw new Problem('payment-wrong', { reason: 'amount' });
  if (session.currency !== CURRENCY) throw new Problem('payment-wrong', { reason: 'currency' });
  if (session.paymentIntentId === null) throw new Problem('payment-wrong', { reason: 'no payment' });
  const { sessionId, artistId, releaseId, plan, cents } = checkout;
  return { sale: { sessionId, artistId, releaseId, plan, cents }, paymentId: session.paymentIntentId };
}
