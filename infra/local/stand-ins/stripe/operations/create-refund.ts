import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { emitEvent } from '../emit-event.ts';
import { findRow, idOf } from '../find-row.ts';
import { formatAmount } from '../format-amount.ts';
import { newId } from '../new-id.ts';
import { operation } from '../operation.ts';
import { integer, text } from '../parameters.ts';
import type { Store } from '../store.ts';
import { StripeError } from '../stripe-error.ts';

/** Gives back all that is left of a payment, or `amount`. Refuses more than is left, and a payment whose dispute is not won. */
export const createRefund = operation({
  method: 'POST',
  path: '/v1/refunds',
  parameters: { payment_intent: text(), amount: integer({ min: 1 }).optional() },
  run: (asked, account) => {
    const charge = succeededCharge(account.store, asked.payment_intent);
    const amount = refundable(account.store, charge, asked.amount);
    const refund = account.store.put('refund', {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: account.now(),
      currency: charge.currency,
      metadata: {},
      payment_intent: idOf(charge.payment_intent) ?? null,
      status: 'succeeded',
    } satisfies Partial<Stripe.Refund> as Stripe.Refund);
    emitEvent(account, 'refund.created', refund);
    countRefund(account, charge, amount);
    return refund;
  },
});

function succeededCharge(store: Store, intentId: string): Stripe.Charge {
  const intent = findRow(store, 'payment_intent', intentId, 'payment_intent');
  const charge = store.get('charge', idOf(intent.latest_charge) ?? '');
  if (charge?.status === 'succeeded') return charge;
  throw new StripeError(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

function refundable(store: Store, charge: Stripe.Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw new StripeError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (store.all('dispute').some((dispute) => dispute.charge === charge.id && dispute.status !== 'won'))
    throw new StripeError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (asked === undefined || asked <= left) return asked ?? left;
  const amounts = `(${formatAmount(asked)}) is greater than unrefunded amount on charge (${formatAmount(left)})`;
  throw new StripeError(`Refund amount ${amounts}`, { param: 'amount' });
}

function countRefund(account: Account, charge: Stripe.Charge, amount: number): void {
  const { amount_refunded } = charge;
  const inAll = amount_refunded + amount;
  const isWhole = inAll === charge.amount;
  const counted = account.store.put('charge', { ...charge, amount_refunded: inAll, refunded: isWhole });
  emitEvent(account, 'charge.refunded', counted, { amount_refunded, ...(isWhole && { refunded: false }) });
}
