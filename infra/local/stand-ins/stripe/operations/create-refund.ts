import type Stripe from 'stripe';
import * as z from 'zod';
import { bookTransaction } from '../book-transaction.ts';
import { emitEvent } from '../emit-event.ts';
import { findRow, idOf, succeededCharge } from '../find-row.ts';
import { formatAmount } from '../format-amount.ts';
import { newId } from '../new-id.ts';
import { operation } from '../operation.ts';
import { integer, metadata, text } from '../parameters.ts';
import type { Store } from '../store.ts';
import { StripeError } from '../stripe-error.ts';

/** Gives back all that is left of a charge, or `amount`. Refuses more than is left, and a charge whose dispute is not won. */
export const createRefund = operation({
  method: 'POST',
  path: '/v1/refunds',
  returns: 'refund',
  parameters: {
    charge: text().optional(),
    payment_intent: text().optional(),
    amount: integer({ min: 1 }).optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: metadata.optional(),
  },
  run: (asked, account) => {
    const { store } = account;
    const charge = chargeOf(store, asked.charge, asked.payment_intent);
    const amount = refundable(store, charge, asked.amount);
    const id = newId('re');
    const booked = bookTransaction(account, {
      type: 'refund',
      category: 'refund',
      amount: -amount,
      currency: charge.currency,
      source: id,
      description: charge.description,
    });
    const refund = store.put('refund', {
      id,
      object: 'refund',
      amount,
      balance_transaction: booked.id,
      charge: charge.id,
      created: account.now(),
      currency: charge.currency,
      metadata: asked.metadata ?? {},
      payment_intent: idOf(charge.payment_intent) ?? null,
      reason: asked.reason ?? null,
      status: 'succeeded',
    } satisfies Partial<Stripe.Refund> as Stripe.Refund);
    const refundedInAll = charge.amount_refunded + amount;
    const refunded = store.put('charge', {
      ...charge,
      amount_refunded: refundedInAll,
      refunded: refundedInAll === charge.amount,
    });
    emitEvent(account, 'refund.created', refund);
    emitEvent(account, 'charge.refunded', refunded, {
      amount_refunded: charge.amount_refunded,
      ...(refunded.refunded && { refunded: false }),
    });
    return refund;
  },
});

function chargeOf(store: Store, charge: string | undefined, intent: string | undefined): Stripe.Charge {
  if (charge !== undefined && intent !== undefined)
    throw new StripeError('You may only specify one of these parameters: charge, payment_intent.');
  if (charge !== undefined) return findRow(store, 'charge', charge, 'charge');
  if (intent !== undefined) return succeededCharge(store, findRow(store, 'payment_intent', intent, 'payment_intent'));
  throw new StripeError('One of the following params should be provided for this request: payment_intent or charge.');
}

function refundable(store: Store, charge: Stripe.Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded')
    throw new StripeError(`Charge ${charge.id} has not succeeded.`, { param: 'charge' });
  if (left === 0)
    throw new StripeError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (store.all('dispute').some((dispute) => dispute.charge === charge.id && dispute.status !== 'won'))
    throw new StripeError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (asked !== undefined && asked > left)
    throw new StripeError(
      `Refund amount (${formatAmount(asked, charge.currency)}) is greater than unrefunded amount on charge (${formatAmount(left, charge.currency)})`,
      { param: 'amount' },
    );
  return asked ?? left;
}
