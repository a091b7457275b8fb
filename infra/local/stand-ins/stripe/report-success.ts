import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { chargeFee } from './fees.ts';
import { moveBalance } from './move-balance.ts';

type Succeeded = { session: Stripe.Checkout.Session; intent: Stripe.PaymentIntent; charge: Stripe.Charge };

/**
 * Reports that a charge has succeeded, and with it its payment and session. As with Stripe's asynchronous capture, this
 * happens before the money is credited, so there is no balance transaction yet; `charge.updated` adds it later.
 * @param event the type of the event for the session
 */
export function reportSuccess(
  account: Account,
  { session, intent, charge }: Succeeded,
  event: 'checkout.session.completed' | 'checkout.session.async_payment_succeeded',
): Stripe.Charge {
  const { store } = account;
  const paid = store.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
    status: 'succeeded',
  });
  const complete = store.put('checkout.session', {
    ...session,
    payment_intent: paid.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  });
  emitEvent(account, 'charge.succeeded', charge);
  emitEvent(account, 'payment_intent.succeeded', paid);
  emitEvent(account, event, complete);
  return credit(account, charge);
}

function credit(account: Account, charge: Stripe.Charge): Stripe.Charge {
  const { id: source, amount, payment_method_details: paidWith } = charge;
  const type = paidWith?.type === 'us_bank_account' ? 'payment' : 'charge';
  const { id } = moveBalance(account, { type, reportingCategory: 'charge', amount, fee: chargeFee(charge), source });
  const credited = account.store.put('charge', { ...charge, balance_transaction: id });
  emitEvent(account, 'charge.updated', credited, { balance_transaction: null });
  return credited;
}
