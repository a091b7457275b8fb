import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { moveBalance } from './move-balance.ts';
import { StripeError } from './stripe-error.ts';

/** Ends a dispute that awaits an answer. If it is won, the money is returned, but not the fee. */
export function closeDispute(
  account: Account,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
  evidence: Stripe.Dispute.Evidence = dispute.evidence,
): Stripe.Dispute {
  if (dispute.status !== 'needs_response')
    throw new StripeError(`This dispute is already closed: it is ${dispute.status}.`);
  const { id: source, amount } = dispute;
  const back =
    status === 'won'
      ? [moveBalance(account, { type: 'adjustment', reportingCategory: 'dispute_reversal', amount, source })]
      : [];
  const closed = account.store.put('dispute', {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    evidence,
    status,
  });
  emitEvent(account, 'charge.dispute.updated', closed, { status: dispute.status });
  if (status === 'won') emitEvent(account, 'charge.dispute.funds_reinstated', closed);
  emitEvent(account, 'charge.dispute.closed', closed);
  return closed;
}
