import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest } from '../../shared/contract/route.ts';
import { plans } from '../../shared/plans/plan.ts';
import { type Checkout, CURRENCY, type ProviderSession } from './payment.ts';

const Secret = z.object({ secretKey: z.string().min(1), webhookSecret: z.string().min(1) });

type Options = { secretArn: string; apiUrl: string; siteUrl: string };
export type CheckoutOrder = Omit<Checkout, 'sessionId' | 'createdAt'> & { email: string; title: string; key: string };

const sessionOf = (session: Stripe.Checkout.Session): ProviderSession => ({
  id: session.id,
  isPaid: session.payment_status === 'paid',
  cents: session.amount_total,
  currency: session.currency,
  paymentIntentId:
    typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null),
});

/** Events after which a session may be paid; delayed means of payment succeed later than the checkout ends. */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** The card provider: Stripe Checkout. Secrets are read once for each running function. */
export const stripeGateway = ({ secretArn, apiUrl, siteUrl }: Options) => {
  const { hostname, port, protocol } = new URL(apiUrl);
  let opened: Promise<{ stripe: Stripe; webhookSecret: string }> | undefined;
  const open = () => {
    opened ??= readSecret(secretArn).then(({ secretKey, webhookSecret }) => ({
      stripe: new Stripe(secretKey, {
        host: hostname,
        port: port || (protocol === 'https:' ? 443 : 80),
        protocol: protocol === 'https:' ? 'https' : 'http',
        telemetry: false,
        maxNetworkRetries: 2,
        timeout: 8000,
      }),
      webhookSecret,
    }));
    // A failed read is tried again by the next request.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  return {
    /** Opens a checkout for one plan of one release. @throws Problem `payment-provider-unavailable` */
    async createSession(order: CheckoutOrder): Promise<{ id: string; url: string }> {
      const { stripe } = await open();
      const back = `${siteUrl}/dashboard/releases`;
      const session = await stripe.checkout.sessions
        .create(
          {
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
            metadata: { artistId: order.artistId, releaseId: order.releaseId, plan: order.plan },
            success_url: `${back}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${back}?payment=cancelled`,
          },
          { idempotencyKey: order.key },
        )
        .catch(unavailable);
      if (!session.url) throw new Problem('payment-provider-unavailable');
      return { id: session.id, url: session.url };
    },

    /** @throws Problem `payment-not-found`, `payment-provider-unavailable` */
    async session(sessionId: string): Promise<ProviderSession> {
      const { stripe } = await open();
      return sessionOf(await stripe.checkout.sessions.retrieve(sessionId).catch(unavailable));
    },

    /** The session that a webhook reports as paid, or undefined for any other event. @throws Problem `signature-wrong` */
    async paidSession({ bytes, headers }: RawRequest): Promise<ProviderSession | undefined> {
      const { stripe, webhookSecret } = await open();
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(
          Buffer.from(bytes),
          headers['stripe-signature'] ?? '',
          webhookSecret,
        );
      } catch {
        throw new Problem('signature-wrong');
      }
      if (!paidEvents.includes(event.type)) return undefined;
      // A checkout with a delayed means of payment ends unpaid; the money is told of by a later event.
      const session = sessionOf(event.data.object as Stripe.Checkout.Session);
      return session.isPaid ? session : undefined;
    },
  };
};

export type StripeGateway = ReturnType<typeof stripeGateway>;

async function readSecret(secretArn: string) {
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: secretArn }));
  return Secret.parse(JSON.parse(SecretString ?? '{}'));
}

function unavailable(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
    throw new Problem('payment-not-found');
  }
  throw new Problem('payment-provider-unavailable', {
    reason: error instanceof Error ? error.message : 'no answer',
  });
}
