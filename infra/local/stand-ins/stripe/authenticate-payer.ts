import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';

/** Asks the buyer for confirmation on behalf of their bank (3-D Secure). Nothing is charged until then. */
export function askPayer(account: Account, session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent): void {
  const updated = account.store.put('payment_intent', {
    ...intent,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: session.url, return_url: session.url } },
    status: 'requires_action',
  });
  account.store.put('checkout.session', { ...session, payment_intent: updated.id });
  emitEvent(account, 'payment_intent.requires_action', updated);
}

/** Records a failed confirmation: nothing was charged, and the payment can be retried. Returns Checkout's message. */
export function failAuthentication(account: Account, intent: Stripe.PaymentIntent): string {
  const failed = account.store.put('payment_intent', {
    ...intent,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    },
    next_action: null,
    status: 'requires_payment_method',
  });
  emitEvent(account, 'payment_intent.payment_failed', failed);
  return 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
}
