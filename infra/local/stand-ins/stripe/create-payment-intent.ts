import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { newId } from './new-id.ts';

/**
 * Creates the payment of a checkout session, with the metadata of its `payment_intent_data`. Called on the first
 * attempt to pay, when Stripe creates it too.
 */
export function createPaymentIntent(account: Account, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const intent = account.store.put('payment_intent', {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    created: account.now(),
    currency: session.currency ?? 'usd',
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: account.store.get('order', session.id)?.intentMetadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card', 'us_bank_account'],
    status: 'requires_payment_method',
  } satisfies Partial<Stripe.PaymentIntent> as Stripe.PaymentIntent);
  emitEvent(account, 'payment_intent.created', intent);
  return intent;
}
