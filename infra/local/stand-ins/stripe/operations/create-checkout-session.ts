import type Stripe from 'stripe';
import * as z from 'zod';
import { buildLineItems, lineItems } from '../build-line-items.ts';
import { formatAmount } from '../format-amount.ts';
import { newId } from '../new-id.ts';
import { operation } from '../operation.ts';
import { email, httpUrl, integer, list, metadata, text } from '../parameters.ts';
import { StripeError } from '../stripe-error.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const SMALLEST_TOTAL = 50;

/** Makes the session whose `url` is the pay page. Refuses a total under 50 cents and an expiry outside 30 minutes to 24 hours. */
export const createCheckoutSession = operation({
  method: 'POST',
  path: '/v1/checkout/sessions',
  returns: 'checkout.session',
  parameters: {
    mode: z.enum(['payment']),
    ui_mode: z.enum(['hosted_page']).optional(),
    line_items: lineItems,
    success_url: httpUrl,
    cancel_url: httpUrl.optional(),
    client_reference_id: text(200).optional(),
    customer_email: email.optional(),
    expires_at: integer().optional(),
    metadata: metadata.optional(),
    payment_intent_data: z.strictObject({ metadata: metadata.optional(), description: text().optional() }).optional(),
    payment_method_types: list(z.enum(['card'])).optional(),
  },
  run: (asked, account) => {
    const created = account.now();
    const { currency, items } = buildLineItems(asked.line_items);
    const total = items.reduce((sum, { amount }) => sum + amount, 0);
    if (total < SMALLEST_TOTAL)
      throw new StripeError(
        `The Checkout Session's total amount must be at least ${formatAmount(SMALLEST_TOTAL, currency)}.`,
        { code: 'amount_too_small' },
      );
    const expiresAt = expiry(asked.expires_at, created);
    const id = newId('cs_test', 58);
    account.store.put('order', {
      id,
      lineItems: items,
      paymentIntent: {
        metadata: asked.payment_intent_data?.metadata ?? {},
        description: asked.payment_intent_data?.description ?? null,
      },
    });
    return account.store.put('checkout.session', {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: asked.cancel_url ?? null,
      client_reference_id: asked.client_reference_id ?? null,
      created,
      currency,
      customer_email: asked.customer_email ?? null,
      customer_details: null,
      expires_at: expiresAt,
      livemode: false,
      metadata: asked.metadata ?? {},
      mode: 'payment',
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      success_url: asked.success_url,
      url: account.payPageUrl(id),
    } satisfies Partial<Stripe.Checkout.Session> as Stripe.Checkout.Session);
  },
});

function expiry(asked: number | undefined, created: number): number {
  if (asked === undefined) return created + DAY;
  const refused = (rule: string) =>
    new StripeError(`The \`expires_at\` timestamp must be ${rule} from Checkout Session creation.`, {
      param: 'expires_at',
    });
  if (asked < created + 30 * MINUTE) throw refused('at least 30 minutes');
  if (asked > created + DAY) throw refused('less than 24 hours');
  return asked;
}
