import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { accountBalance } from './account-balance.ts';
import { emitEvent } from './emit-event.ts';
import { payoutFee } from './fees.ts';
import { moveBalance } from './move-balance.ts';
import { newId } from './new-id.ts';
import { SETTLES_AFTER_SECONDS, scheduleSettlement } from './schedule-settlement.ts';
import { StripeError } from './stripe-error.ts';

type PayoutRequest = Pick<
  Stripe.Payout,
  'amount' | 'automatic' | 'description' | 'metadata' | 'statement_descriptor'
> & {
  method: 'standard' | 'instant';
};

/**
 * Pays out part of the balance to the bank. The money leaves the balance immediately, and arrives later without a
 * further call (docs.stripe.com/payouts).
 * @throws StripeError if the balance does not cover the amount and its fee
 */
export function payOut(account: Account, { amount, method, ...details }: PayoutRequest): Stripe.Payout {
  const fee = payoutFee(amount, method);
  if (amount + fee > accountBalance(account.store))
    throw new StripeError('You have insufficient funds in your Stripe account for this transfer.', {
      code: 'balance_insufficient',
    });
  const id = newId('po');
  const moved = moveBalance(account, {
    type: 'payout',
    reportingCategory: 'payout',
    amount: -amount,
    fee,
    source: id,
  });
  const payout = account.store.put('payout', {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: account.now() + SETTLES_AFTER_SECONDS,
    balance_transaction: moved.id,
    created: account.now(),
    currency: 'usd',
    destination: 'ba_local',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    method,
    original_payout: null,
    payout_method: null,
    reconciliation_status: details.automatic ? 'in_progress' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
    ...details,
  });
  emitEvent(account, 'payout.created', payout);
  scheduleSettlement(account, id, 'succeeds');
  return payout;
}
