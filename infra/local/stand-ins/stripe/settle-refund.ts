import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { moveBalance } from './move-balance.ts';

/**
 * Settles a pending refund: it arrives, or it fails and its charge is no longer refunded
 * (docs.stripe.com/refunds#failed-refunds).
 */
export function settleRefund(account: Account, refund: Stripe.Refund, end: 'succeeds' | 'fails'): void {
  const { store } = account;
  const { id, amount, status } = refund;
  store.drop('later', id);
  if (status !== 'pending' && status !== 'succeeded') return;
  if (end === 'succeeds') {
    if (status === 'pending') report(account, { ...refund, status: 'succeeded' }, { status });
    return;
  }
  const back = moveBalance(account, {
    type: 'refund_failure',
    reportingCategory: 'refund_failure',
    amount,
    source: id,
  });
  const charge = store.get('charge', idOf(refund.charge) ?? '');
  if (charge) {
    const amount_refunded = charge.amount_refunded - amount;
    store.put('charge', { ...charge, amount_refunded, refunded: false });
  }
  const failure = { failure_balance_transaction: back.id, failure_reason: 'expired_or_canceled_card' };
  emitEvent(account, 'refund.failed', report(account, { ...refund, ...failure, status: 'failed' }, { status }));
}

function report(account: Account, { pending_reason: _, ...refund }: Stripe.Refund, previous: object): Stripe.Refund {
  const settled = account.store.put('refund', refund);
  emitEvent(account, 'refund.updated', settled, previous);
  emitEvent(account, 'charge.refund.updated', settled, previous);
  return settled;
}
