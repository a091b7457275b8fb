import * as z from 'zod';
import { currency, httpUrl, integer, list, metadata, text } from './parameters.ts';
import { StripeError } from './stripe-error.ts';
import type { LineItem } from './tables.ts';

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

/** What is bought, in which currency. Refuses an empty list and more than one currency. */
export function buildLineItems(asked: z.output<typeof lineItems>): { currency: string; items: LineItem[] } {
  const [currency, ...others] = new Set(asked.map((item) => item.price_data.currency));
  if (!currency) throw new StripeError('`line_items` must not be empty.', { param: 'line_items' });
  if (others.length > 0)
    throw new StripeError('All `line_items` must have the same currency.', { param: 'line_items' });
  const items = asked.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    description: product_data.name,
    quantity,
    amount: unit_amount * quantity,
  }));
  return { currency, items };
}
