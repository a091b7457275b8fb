import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { askPayer, failAuthentication } from './authenticate-payer.ts';
import { createCharge, type Payer } from './create-charge.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { openDispute } from './open-dispute.ts';
import { reportDecline } from './report-decline.ts';
import { reportSuccess } from './report-success.ts';
import { scheduleSettlement } from './schedule-settlement.ts';
import type { Decline } from './test-methods.ts';

type Customer = Stripe.Checkout.Session.CustomerDetails;

/**
 * The result of an attempt: the session is complete, or stays open because the buyer's bank asks for confirmation or
 * declined the payment.
 */
export type Attempt = 'complete' | 'confirm' | { refused: string };

/**
 * Tries to pay an open session. If the method is declined, a different one can be tried for the same payment.
 * @param confirmed the buyer's answer to their bank, if the bank asked
 */
export function paySession(
  account: Account,
  session: Stripe.Checkout.Session,
  payer: Payer,
  confirmed?: boolean,
): Attempt {
  const intent =
    account.store.get('payment_intent', idOf(session.payment_intent) ?? '') ?? createPaymentIntent(account, session);
  const { type, outcome } = payer.method;
  const complete = {
    ...session,
    customer_details: { email: payer.email } satisfies Partial<Customer> as Customer,
    payment_intent: intent.id,
  };
  if (type === 'us_bank_account') return debitLater(account, complete, intent, payer);
  if (typeof outcome === 'object') return decline(account, session, intent, payer, outcome);
  if (outcome === 'authenticates') {
    if (confirmed === undefined || intent.status !== 'requires_action') {
      askPayer(account, session, intent);
      return 'confirm';
    }
    if (!confirmed) return { refused: failAuthentication(account, intent) };
  }
  const charge = createCharge(account, intent, payer, 'succeeded');
  const credited = reportSuccess(account, { session: complete, intent, charge }, 'checkout.session.completed');
  if (outcome === 'disputed') openDispute(account, credited);
  return 'complete';
}

function decline(
  account: Account,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  payer: Payer,
  refusal: Decline,
): Attempt {
  const charge = createCharge(account, intent, payer, refusal);
  account.store.put('checkout.session', { ...session, payment_intent: intent.id });
  reportDecline(account, intent, charge, refusal);
  return { refused: refusal.message };
}

/** Pays with a delayed method: the checkout is complete, but the money arrives or fails later (`settle-charge.ts`). */
function debitLater(
  account: Account,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  payer: Payer,
): Attempt {
  const { store } = account;
  const { outcome } = payer.method;
  const charge = createCharge(account, intent, payer, 'pending');
  const processing = store.put('payment_intent', {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
    status: 'processing',
  });
  const complete = store.put('checkout.session', { ...session, status: 'complete', url: null });
  emitEvent(account, 'charge.pending', charge);
  emitEvent(account, 'payment_intent.processing', processing);
  emitEvent(account, 'checkout.session.completed', complete);
  if (outcome !== 'processing') scheduleSettlement(account, charge.id, outcome === 'paid' ? 'succeeds' : 'fails');
  return 'complete';
}
