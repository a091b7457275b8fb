import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { chargeCard, type Payer } from './charge-card.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { creditCharge } from './credit-charge.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { openDispute } from './open-dispute.ts';

type Customer = Stripe.Checkout.Session.CustomerDetails;

/**
 * Tries a card for an open session and answers the bank's refusal, or nothing when it is paid.
 * After a refusal the session stays open and the same payment can be tried with another card.
 */
export function paySession(account: Account, session: Stripe.Checkout.Session, payer: Payer): string | undefined {
  const intent =
    account.store.get('payment_intent', idOf(session.payment_intent) ?? '') ?? createPaymentIntent(account, session);
  const charge = chargeCard(account, intent, payer);
  const { outcome } = payer.card;
  if (typeof outcome === 'object') {
    const refused = account.store.put('payment_intent', {
      ...intent,
      latest_charge: charge.id,
      last_payment_error: {
        type: 'card_error',
        charge: charge.id,
        code: outcome.code,
        decline_code: outcome.declineCode,
        message: outcome.message,
      },
    });
    account.store.put('checkout.session', { ...session, payment_intent: intent.id });
    emitEvent(account, 'charge.failed', charge);
    emitEvent(account, 'payment_intent.payment_failed', refused);
    return outcome.message;
  }
  const paid = account.store.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: 'succeeded',
  });
  const complete = account.store.put('checkout.session', {
    ...session,
    customer_details: { email: payer.email } satisfies Partial<Customer> as Customer,
    payment_intent: paid.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  });
  emitEvent(account, 'charge.succeeded', charge);
  emitEvent(account, 'payment_intent.succeeded', paid);
  emitEvent(account, 'checkout.session.completed', complete);
  const credited = creditCharge(account, charge);
  if (outcome === 'disputed') openDispute(account, credited);
  return undefined;
}
