import type Stripe from 'stripe';
import * as z from 'zod';
import { findRow, idOf } from '../find-row.ts';
import { operation } from '../operation.ts';
import { integer, metadata, text } from '../parameters.ts';
import { refundCharge } from '../refund-charge.ts';
import type { Store } from '../store.ts';
import { StripeError } from '../stripe-error.ts';

/** Refunds a payment, or `amount` of it. */
export const createRefund = operation({
  method: 'POST',
  path: '/v1/refunds',
  parameters: {
    payment_intent: text(),
    amount: integer({ min: 1 }).optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: metadata.optional(),
  },
  run: (parameters, account) =>
    refundCharge(account, succeededCharge(account.store, parameters.payment_intent), {
      amount: parameters.amount,
      metadata: parameters.metadata ?? {},
      reason: parameters.reason ?? null,
    }),
});

function succeededCharge(store: Store, intentId: string): Stripe.Charge {
  const intent = findRow(store, 'payment_intent', intentId, 'payment_intent');
  const charge = store.get('charge', idOf(intent.latest_charge) ?? '');
  if (charge?.status === 'succeeded') return charge;
  throw new StripeError(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}
