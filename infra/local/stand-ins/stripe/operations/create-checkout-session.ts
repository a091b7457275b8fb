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
    const items = buildLineItems(asked.line_items, created);
    const currency = items[0]!.currency;
    const total = items.reduce((sum, item) => sum + item.amount_total, 0);
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
      ...UNUSED,
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: asked.cancel_url ?? null,
      client_reference_id: asked.client_reference_id ?? null,
      created,
      currency,
      customer_email: asked.customer_email ?? null,
      expires_at: expiresAt,
      metadata: asked.metadata ?? {},
      payment_status: 'unpaid',
      status: 'open',
      success_url: asked.success_url,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      url: account.payPageUrl(id),
    });
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

// The fields of a Checkout that sells something once, to anybody, with a card.
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
