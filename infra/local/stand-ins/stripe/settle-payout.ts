import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { moveBalance } from './move-balance.ts';

/**
 * Settles a payout: it arrives at the bank, or the bank rejects it, possibly after it was reported as paid, and the
 * money returns to the balance.
 */
export function settlePayout(account: Account, payout: Stripe.Payout, end: 'succeeds' | 'fails'): void {
  const { store } = account;
  const { id, amount, status } = payout;
  store.drop('later', id);
  if (end === 'succeeds') {
    if (status === 'in_transit') report(account, 'payout.paid', { ...payout, status: 'paid' }, payout);
    return;
  }
  if (status !== 'in_transit' && status !== 'paid') return;
  const back = moveBalance(account, {
    type: 'payout_failure',
    reportingCategory: 'payout_reversal',
    amount,
    source: id,
  });
  const failure = {
    failure_balance_transaction: back.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  };
  report(account, 'payout.failed', { ...payout, ...failure, status: 'failed' }, payout);
}

function report(
  account: Account,
  type: 'payout.paid' | 'payout.failed',
  after: Stripe.Payout,
  { status }: Stripe.Payout,
): void {
  const settled = account.store.put('payout', after);
  emitEvent(account, 'payout.updated', settled, { status });
  emitEvent(account, type, settled);
}
