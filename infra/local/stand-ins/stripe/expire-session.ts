import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';

/** Closes an open session permanently, and cancels its payment if one was declined. */
export function expireSession(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired = account.store.put('checkout.session', { ...session, status: 'expired', url: null });
  const intent = account.store.get('payment_intent', idOf(session.payment_intent) ?? '');
  if (intent) {
    const canceled = account.store.put('payment_intent', { ...intent, status: 'canceled' });
    emitEvent(account, 'payment_intent.canceled', canceled);
  }
  emitEvent(account, 'checkout.session.expired', expired);
  return expired;
}
