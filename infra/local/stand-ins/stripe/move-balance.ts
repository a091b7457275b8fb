import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newId } from './new-id.ts';

type Movement = {
  type:
    | 'charge'
    | 'payment'
    | 'refund'
    | 'payment_refund'
    | 'refund_failure'
    | 'adjustment'
    | 'payout'
    | 'payout_failure';
  reportingCategory:
    | 'charge'
    | 'refund'
    | 'refund_failure'
    | 'dispute'
    | 'dispute_reversal'
    | 'payout'
    | 'payout_reversal';
  /** In cents, before the fee; negative if money leaves the account. */
  amount: number;
  /** Stripe's fee in cents, as a positive number. */
  fee?: number;
  /** The id of the charge, refund, dispute or payout that changed the balance. */
  source: string;
};

/**
 * Records how a charge, refund, dispute or payout changed the account's balance. The money is available immediately.
 */
export function moveBalance(account: Account, movement: Movement): Stripe.BalanceTransaction {
  const { type, reportingCategory, amount, fee = 0, source } = movement;
  const created = account.now();
  const currency = 'usd';
  const description = 'Stripe processing fees';
  return account.store.put('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency, description, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: reportingCategory,
    source,
    status: 'available',
    type,
  });
}
