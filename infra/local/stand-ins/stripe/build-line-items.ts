import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from './new-id.ts';
import { currency, httpUrl, integer, list, metadata, text } from './parameters.ts';
import { StripeError } from './stripe-error.ts';

/** `line_items`, with the price written inline: the product has no price list at Stripe. */
export const lineItems = list(
  z.strictObject({
    quantity: integer({ min: 1, max: 999_999 }),
    price_data: z.strictObject({
      currency,
      unit_amount: integer({ min: 0, max: 99_999_999 }),
      product_data: z.strictObject({
        name: text(),
        description: text().optional(),
        images: list(httpUrl).optional(),
        metadata: metadata.optional(),
      }),
    }),
    metadata: metadata.optional(),
  }),
);

/** The items as Stripe lists them. Refuses an empty list and more than one currency. */
export function buildLineItems(asked: z.output<typeof lineItems>, created: number): Stripe.LineItem[] {
  if (asked.length === 0) throw new StripeError('`line_items` must not be empty.', { param: 'line_items' });
  if (new Set(asked.map((item) => item.price_data.currency)).size > 1)
    throw new StripeError('All `line_items` must have the same currency.', { param: 'line_items' });
  return asked.map(({ price_data: price, ...item }) => ({
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: price.unit_amount * item.quantity,
    amount_tax: 0,
    amount_total: price.unit_amount * item.quantity,
    currency: price.currency,
    description: price.product_data.name,
    metadata: item.metadata ?? {},
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency: price.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod', 14),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: price.unit_amount,
      // Stripe-node's Decimal is a string on the wire.
      unit_amount_decimal: String(price.unit_amount) as unknown as Stripe.Decimal,
    },
    quantity: item.quantity,
  }));
}
