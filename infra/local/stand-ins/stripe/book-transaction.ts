import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newId } from './new-id.ts';

type Booking = {
  type: 'charge' | 'refund' | 'adjustment';
  category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal';
  /** Negative when money leaves the account. */
  amount: number;
  fee?: { amount: number; description: string };
  currency: string;
  source: string;
  description: string | null;
};

/** Books money in or out of the balance. It is available at once, as with Stripe's card 4000 0000 0000 0077. */
export function bookTransaction(account: Account, booking: Booking): Stripe.BalanceTransaction {
  const { amount, currency, fee } = booking;
  return account.store.put('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: account.now(),
    balance_type: 'payments',
    created: account.now(),
    currency,
    description: booking.description,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details: fee
      ? [{ amount: fee.amount, application: null, currency, description: fee.description, type: 'stripe_fee' }]
      : [],
    net: amount - (fee?.amount ?? 0),
    reporting_category: booking.category,
    source: booking.source,
    status: 'available',
    type: booking.type,
  });
}
