import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { reportDecline } from './report-decline.ts';
import { reportSuccess } from './report-success.ts';
import { type Decline, methodEndingIn } from './test-methods.ts';

const NO_FUNDS: Decline = {
  code: 'insufficient_funds',
  message: "The customer's account has insufficient funds to cover this payment.",
};

/** Settles a pending charge: its money has arrived, or failed to. Its session has been complete since the payment. */
export function settleCharge(account: Account, charge: Stripe.Charge, end: 'succeeds' | 'fails'): void {
  const { store } = account;
  store.drop('later', charge.id);
  const intent = store.get('payment_intent', idOf(charge.payment_intent) ?? '');
  const session = store.all('checkout.session').find(({ payment_intent }) => idOf(payment_intent) === intent?.id);
  if (charge.status !== 'pending' || !intent || !session) return;
  if (end === 'succeeds') {
    const settled = { amount_captured: charge.amount, captured: true, paid: true, status: 'succeeded' } as const;
    const came = store.put('charge', { ...charge, ...settled });
    reportSuccess(account, { session, intent, charge: came }, 'checkout.session.async_payment_succeeded');
    return;
  }
  const outcome = methodEndingIn(charge.payment_method_details?.us_bank_account?.last4)?.outcome;
  const refusal = typeof outcome === 'object' ? outcome : NO_FUNDS;
  const { code: failure_code, message: failure_message } = refusal;
  const failed = store.put('charge', { ...charge, failure_code, failure_message, status: 'failed' });
  reportDecline(account, intent, failed, refusal);
  emitEvent(account, 'checkout.session.async_payment_failed', session);
}
