import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest } from '../../shared/contract/route.ts';
import { plans } from '../../shared/plans/plan.ts';
import { clientSettings } from '../platform/client-settings.ts';
import { type Checkout, CURRENCY, type ProviderSession } from './payment.ts';

const Secret = z.object({ secretKey: z.string().min(1), webhookSecret: z.string().min(1) });

type Options = { secretArn: string; apiUrl: string; siteUrl: string };
export type CheckoutOrder = Omit<Checkout, 'sessionId' | 'createdAt' | 'unplaced'> & {
  email: string;
  title: string;
  key: string;
};

const sessionOf = (session: Stripe.Checkout.Session): ProviderSession => ({
  id: session.id,
  isPaid: session.payment_status === 'paid',
  isExpired: session.status === 'expired',
  cents: session.amount_total,
  currency: session.currency,
  paymentIntentId:
    typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null),
});

/** Events after which a session may be paid; delayed means of payment succeed later than the checkout ends. */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
/** Events after which a session never will be. */
const overEvents = ['checkout.session.expired', 'checkout.session.async_payment_failed'];

/** What the provider tells of a session: it was paid, or it never will be. */
export type SessionEvent = { kind: 'paid' | 'over'; session: ProviderSession };

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
    async createSession(order: CheckoutOrder): Promise<{ id: string; url: string; expiresAt: string }> {
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
      const expiresAt = new Date(session.expires_at * 1000).toISOString();
      return { id: session.id, url: session.url, expiresAt };
    },

    /** @throws Problem `payment-not-found`, `payment-provider-unavailable` */
    async session(sessionId: string): Promise<ProviderSession> {
      const { stripe } = await open();
      return sessionOf(await stripe.checkout.sessions.retrieve(sessionId).catch(unavailable));
    },

    /**
     * Closes a session for good, so that nobody can pay it any more.
     * @returns the session as it is then: expired, or whatever else it already was; undefined when the provider does not know it
     * @throws Problem `payment-provider-unavailable`
     */
    async expire(sessionId: string): Promise<ProviderSession | undefined> {
      const { stripe } = await open();
      const { sessions } = stripe.checkout;
      try {
        // Refused unless it is open: then it tells what it is.
        const session = await sessions.expire(sessionId).catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
          return sessions.retrieve(sessionId);
        });
        return sessionOf(session);
      } catch (error) {
        if (isRefusal(error) && error.code === 'resource_missing') return undefined;
        return unavailable(error);
      }
    },

    /** Gives a payment back whole, once. @throws Problem `payment-provider-unavailable` */
    async refund(paymentIntentId: string): Promise<void> {
      const { stripe } = await open();
      try {
        await stripe.refunds.create(
          { payment_intent: paymentIntentId },
          { idempotencyKey: `refund:${paymentIntentId}` },
        );
      } catch (error) {
        if (isRefusal(error) && error.code === 'charge_already_refunded') return;
        unavailable(error);
      }
    },

    /** What a webhook tells of a session, or undefined for any other event. @throws Problem `signature-wrong` */
    async sessionEvent({ bytes, headers }: RawRequest): Promise<SessionEvent | undefined> {
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
      if (![...paidEvents, ...overEvents].includes(event.type)) return undefined;
      const session = sessionOf(event.data.object as Stripe.Checkout.Session);
      if (overEvents.includes(event.type)) return { kind: 'over', session };
      // A checkout with a delayed means of payment ends unpaid; the money is told of by a later event.
      return session.isPaid ? { kind: 'paid', session } : undefined;
    },
  };
};

export type StripeGateway = ReturnType<typeof stripeGateway>;

async function readSecret(secretArn: string) {
  const { SecretString } = await new SecretsManagerClient(clientSettings).send(
    new GetSecretValueCommand({ SecretId: secretArn }),
  );
  return Secret.parse(JSON.parse(SecretString ?? '{}'));
}

/** The provider answered, and does not want to do it. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

function unavailable(error: unknown): never {
  if (isRefusal(error) && error.code === 'resource_missing') throw new Problem('payment-not-found');
  throw new Problem('payment-provider-unavailable', {
    reason: error instanceof Error ? error.message : 'no answer',
  });
}
