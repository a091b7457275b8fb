import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { formatAmount } from './format-amount.ts';
import { moveBalance } from './move-balance.ts';
import { newId } from './new-id.ts';
import { scheduleSettlement } from './schedule-settlement.ts';
import { StripeError } from './stripe-error.ts';
import { methodEndingIn } from './test-methods.ts';

type RefundRequest = Pick<Stripe.Refund, 'metadata' | 'reason'> & { amount: number | undefined };

/**
 * Refunds `amount` of a charge, or everything that is left. Rejects a larger amount, and a charge whose dispute was not
 * won.
 */
export function refundCharge(account: Account, charge: Stripe.Charge, request: RefundRequest): Stripe.Refund {
  const amount = refundable(account, charge, request.amount);
  const { card, us_bank_account } = charge.payment_method_details ?? {};
  const isToBank = us_bank_account !== undefined;
  const later = methodEndingIn(card?.last4)?.refund;
  const id = newId(isToBank ? 'pyr' : 're');
  const type = isToBank ? 'payment_refund' : 'refund';
  const moved = moveBalance(account, { type, reportingCategory: 'refund', amount: -amount, source: id });
  const refund = account.store.put('refund', {
    id,
    object: 'refund',
    amount,
    balance_transaction: moved.id,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: request.metadata,
    payment_intent: idOf(charge.payment_intent) ?? null,
    payment_method: charge.payment_method,
    ...(later === 'pending-then-succeeds' && { pending_reason: 'processing' as const }),
    reason: request.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: later === 'pending-then-succeeds' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  });
  emitEvent(account, 'refund.created', refund);
  countRefund(account, charge, amount);
  if (later) scheduleSettlement(account, id, later === 'succeeds-then-fails' ? 'fails' : 'succeeds');
  return refund;
}

function refundable({ store }: Account, charge: Stripe.Charge, requested: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw new StripeError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (store.all('dispute').some((dispute) => dispute.charge === charge.id && dispute.status !== 'won'))
    throw new StripeError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (requested === undefined || requested <= left) return requested ?? left;
  const amounts = `(${formatAmount(requested)}) is greater than unrefunded amount on charge (${formatAmount(left)})`;
  throw new StripeError(`Refund amount ${amounts}`, { param: 'amount' });
}

function countRefund(account: Account, charge: Stripe.Charge, amount: number): void {
  const { amount_refunded } = charge;
  const total = amount_refunded + amount;
  const isWhole = total === charge.amount;
  const counted = account.store.put('charge', { ...charge, amount_refunded: total, refunded: isWhole });
  emitEvent(account, 'charge.refunded', counted, { amount_refunded, ...(isWhole && { refunded: false }) });
}
