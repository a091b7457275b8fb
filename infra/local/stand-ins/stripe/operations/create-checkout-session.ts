import type Stripe from 'stripe';
import * as z from 'zod';
import { formatAmount } from '../format-amount.ts';
import { newId } from '../new-id.ts';
import { operation } from '../operation.ts';
import { email, httpUrl, integer, list, metadata, text } from '../parameters.ts';
import { StripeError } from '../stripe-error.ts';

const DAY = 86_400;
const MIN_TOTAL_CENTS = 50;

/** The price is part of the request, because the product has no price list at Stripe. */
const lineItem = z.strictObject({
  quantity: integer({ min: 1 }),
  price_data: z.strictObject({
    currency: z.enum(['usd']),
    unit_amount: integer({ min: 0 }),
    product_data: z.strictObject({ name: text() }),
  }),
});

/** Creates a session whose `url` is the pay page, open for a day. Rejects a total under 50 cents. */
export const createCheckoutSession = operation({
  method: 'POST',
  path: '/v1/checkout/sessions',
  parameters: {
    mode: z.enum(['payment']),
    line_items: list(lineItem),
    success_url: httpUrl,
    cancel_url: httpUrl.optional(),
    client_reference_id: text(200).optional(),
    customer_email: email.optional(),
    metadata: metadata.optional(),
    payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  },
  run: (parameters, account) => {
    const created = account.now();
    const lineItems = parameters.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
      description: product_data.name,
      quantity,
      amount: unit_amount * quantity,
    }));
    const total = lineItems.reduce((sum, { amount }) => sum + amount, 0);
    if (total < MIN_TOTAL_CENTS) {
      const least = formatAmount(MIN_TOTAL_CENTS);
      throw new StripeError(`The Checkout Session's total amount must be at least ${least}.`, {
        code: 'amount_too_small',
      });
    }
    const id = newId('cs_test', 58);
    account.store.put('order', { id, lineItems, intentMetadata: parameters.payment_intent_data?.metadata ?? {} });
    return account.store.put('checkout.session', {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: parameters.cancel_url ?? null,
      client_reference_id: parameters.client_reference_id ?? null,
      created,
      currency: 'usd',
      customer_email: parameters.customer_email ?? null,
      customer_details: null,
      expires_at: created + DAY,
      livemode: false,
      metadata: parameters.metadata ?? {},
      mode: 'payment',
      payment_intent: null,
      payment_method_types: ['card', 'us_bank_account'],
      payment_status: 'unpaid',
      status: 'open',
      success_url: parameters.success_url,
      url: account.payPageUrl(id),
    } satisfies Partial<Stripe.Checkout.Session> as Stripe.Checkout.Session);
  },
});
