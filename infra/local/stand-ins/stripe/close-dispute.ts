import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { bookTransaction } from './book-transaction.ts';
import { emitEvent } from './emit-event.ts';

/** Ends a dispute. Winning brings the money back, but not the fee. */
export function closeDispute(account: Account, dispute: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  const closed = account.store.put('dispute', {
    ...dispute,
    status,
    balance_transactions:
      status === 'lost' ? dispute.balance_transactions : [...dispute.balance_transactions, reinstate(account, dispute)],
  });
  if (status === 'won') emitEvent(account, 'charge.dispute.funds_reinstated', closed);
  emitEvent(account, 'charge.dispute.closed', closed);
  return closed;
}

const reinstate = (account: Account, dispute: Stripe.Dispute): Stripe.BalanceTransaction =>
  bookTransaction(account, {
    type: 'adjustment',
    category: 'dispute_reversal',
    amount: dispute.amount,
    currency: dispute.currency,
    source: dispute.id,
    description: `Chargeback reversal for ${dispute.id}`,
  });
