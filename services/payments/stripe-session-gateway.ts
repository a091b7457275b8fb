import type Stripe from 'stripe';
import { ReleaseId } from '../../shared/ids.ts';
import { plans } from '../../shared/plans/plan.ts';
import { type Checkout, CURRENCY, type ProviderSession } from './payment.ts';

export type CheckoutOrder = Omit<Checkout, 'sessionId' | 'createdAt' | 'submissionId'> & {
  email: string;
  title: string;
  /** The revision of the release for which the price was calculated. */
  rev: number;
};

/** Converts a Stripe checkout session. */
export const toProviderSession = (session: Stripe.Checkout.Session): ProviderSession => ({
  id: session.id,
  isPaid: session.payment_status === 'paid',
  isExpired: session.status === 'expired' || hasFailed(session),
  cents: session.amount_total,
  currency: session.currency,
  paymentIntentId:
    typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null),
  releaseId: ReleaseId.safeParse(session.metadata?.releaseId ?? session.client_reference_id).data ?? null,
});

/**
 * Whether a delayed payment failed. The session stays `complete` and unpaid, and only its intent, if included, reveals
 * the failure.
 */
const hasFailed = ({ status, payment_status, payment_intent: intent }: Stripe.Checkout.Session): boolean =>
  status === 'complete' &&
  payment_status === 'unpaid' &&
  typeof intent === 'object' &&
  intent !== null &&
  ['requires_payment_method', 'canceled'].includes(intent.status);

/**
 * The parameters of a Stripe session for an order.
 * @param back the URL of the page that the artist returns to
 */
export const sessionFor = (order: CheckoutOrder, back: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: CURRENCY,
        unit_amount: order.cents,
        product_data: { name: `${plans[order.plan].label} plan: ${order.title}` },
      },
    },
  ],
  ...(order.email && { customer_email: order.email }),
  client_reference_id: order.releaseId,
  metadata: metadata(order),
  // The charge carries the metadata too, so that its events name the release.
  payment_intent_data: { metadata: metadata(order) },
  success_url: `${back}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${back}?payment=cancelled&release=${order.releaseId}`,
});

const metadata = ({ artistId, releaseId, plan, cents }: CheckoutOrder) => ({
  artistId,
  releaseId,
  plan,
  cents: String(cents),
});
