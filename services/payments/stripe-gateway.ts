import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest } from '../../shared/contract/route.ts';
import { ReleaseId } from '../../shared/ids.ts';
import { plans } from '../../shared/plans/plan.ts';
import type { Log } from '../platform/logger.ts';
import { type Checkout, CURRENCY, type ProviderSession } from './payment.ts';
import type { KeySet, ProviderKeys } from './provider-keys.ts';
import { PROVIDER_PATIENCE, type ProviderPatience } from './provider-patience.ts';

type Options = {
  keys: ProviderKeys;
  apiUrl: string;
  siteUrl: string;
  log: Log;
  now: () => Date;
  patience?: ProviderPatience;
};
export type CheckoutOrder = Omit<Checkout, 'sessionId' | 'createdAt'> & {
  email: string;
  title: string;
  /** The release's revision that was priced. */
  rev: number;
};

const sessionOf = (session: Stripe.Checkout.Session): ProviderSession => ({
  id: session.id,
  isPaid: session.payment_status === 'paid',
  isExpired: session.status === 'expired',
  cents: session.amount_total,
  currency: session.currency,
  paymentIntentId:
    typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null),
  releaseId: ReleaseId.safeParse(session.metadata?.releaseId ?? session.client_reference_id).data ?? null,
});

/** Events after which a session may be paid; delayed means of payment succeed later than the checkout ends. */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
/** Events after which a session never will be. */
const overEvents = ['checkout.session.expired', 'checkout.session.async_payment_failed'];

/** What the provider tells of a session: it was paid, or it never will be. */
export type SessionEvent = { kind: 'paid' | 'over'; session: ProviderSession };

/** The card provider: Stripe Checkout. */
export const stripeGateway = ({ keys, apiUrl, siteUrl, log, now, patience = PROVIDER_PATIENCE }: Options) => {
  const { hostname, port, protocol } = new URL(apiUrl);
  let opened: { secretKey: string; stripe: Stripe } | undefined;
  const clientOf = ({ secretKey }: KeySet): Stripe => {
    if (opened?.secretKey !== secretKey) {
      const stripe = new Stripe(secretKey, {
        host: hostname,
        port: port || (protocol === 'https:' ? 443 : 80),
        protocol: protocol === 'https:' ? 'https' : 'http',
        telemetry: false,
        maxNetworkRetries: patience.retries,
      });
      opened = { secretKey, stripe };
    }
    return opened.stripe;
  };

  /** @throws Problem for what the provider refuses, or does not answer; and anything else as it is */
  function refused(error: unknown): never {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { code, type, requestId } = error;
    // Of its message nothing: it may hold a piece of the key, or what somebody has typed.
    log.error('the card provider did not do what it was asked', { code, reason: type, requestId });
    if (isKeyRefusal(error)) throw new Problem('payments-not-configured');
    if (isRefusal(error) && code === 'resource_missing') throw new Problem('payment-not-found');
    throw new Problem('payment-provider-unavailable');
  }

  return {
    /** What one request of ours asks of the provider; it is given up at the deadline. */
    until(deadline: Date) {
      /** Asks with the current keys; once more when the provider does not take them, and there are newer ones. @throws what it threw */
      async function ask<T>(call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>): Promise<T> {
        const options = () => {
          const left = deadline.getTime() - now().getTime();
          if (left <= 0) throw new Problem('payment-provider-unavailable');
          return { timeout: Math.min(patience.callMs, Math.ceil(left / (1 + patience.retries))) };
        };
        const held = await keys.current();
        try {
          return await call(clientOf(held), options());
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error;
          const newer = await keys.renewed();
          if (newer.secretKey === held.secretKey) throw error;
          return call(clientOf(newer), options());
        }
      }

      return {
        /**
         * Opens a checkout for one plan of one release. The provider answers the same order with the same session, for a day.
         * @throws Problem `payment-provider-unavailable`, `payments-not-configured`
         */
        async createSession(order: CheckoutOrder): Promise<{ id: string; url: string; expiresAt: string }> {
          const params = sessionFor(order, `${siteUrl}/dashboard/releases`);
          // It refuses a key that comes with anything else: a new e-mail address, or site, is another order.
          const hash = createHash('sha256').update(JSON.stringify(params)).digest('hex');
          const idempotencyKey = `checkout:${order.releaseId}:${order.rev}:${hash}`;
          const session = await ask((stripe, options) =>
            stripe.checkout.sessions.create(params, { ...options, idempotencyKey }),
          ).catch(refused);
          if (!session.url) throw new Problem('payment-provider-unavailable');
          const expiresAt = new Date(session.expires_at * 1000).toISOString();
          return { id: session.id, url: session.url, expiresAt };
        },

        /** @throws Problem `payment-not-found`, `payment-provider-unavailable`, `payments-not-configured` */
        session: (sessionId: string): Promise<ProviderSession> =>
          ask((stripe, options) => stripe.checkout.sessions.retrieve(sessionId, {}, options))
            .then(sessionOf)
            .catch(refused),

        /**
         * Closes a session for good, so that nobody can pay it any more.
         * @returns the session as it is then: expired, or whatever else it already was; undefined when the provider does not know it
         * @throws Problem `payment-provider-unavailable`, `payments-not-configured`
         */
        async expire(sessionId: string): Promise<ProviderSession | undefined> {
          try {
            // Refused unless it is open: then it tells what it is.
            const session = await ask((stripe, options) =>
              stripe.checkout.sessions.expire(sessionId, {}, options),
            ).catch((error: unknown) => {
              if (!isRefusal(error)) throw error;
              return ask((stripe, options) => stripe.checkout.sessions.retrieve(sessionId, {}, options));
            });
            return sessionOf(session);
          } catch (error) {
            if (isRefusal(error) && error.code === 'resource_missing') return undefined;
            return refused(error);
          }
        },

        /**
         * Gives a payment back whole, once, however often it is asked. A refund that waits for the account's balance is given too: the
         * provider pays it out by itself.
         * @throws Problem `payment-wrong` when it can never be given back this way, e.g. after a dispute; `payment-provider-unavailable`,
         * `payments-not-configured`
         */
        async refund(paymentIntentId: string): Promise<void> {
          const refund = await ask((stripe, options) =>
            stripe.refunds.create(
              { payment_intent: paymentIntentId },
              { ...options, idempotencyKey: `refund:${paymentIntentId}` },
            ),
          ).catch((error: unknown) => {
            if (isRefusal(error) && error.code === 'charge_already_refunded') return undefined;
            if (isRefusal(error) && FINAL.has(error.code ?? '')) throw notGivenBack(error.code);
            return refused(error);
          });
          if (refund?.status === 'failed' || refund?.status === 'canceled') throw notGivenBack(refund.status);
        },
      };
    },

    /** What a webhook tells of a session, or undefined for any other event. @throws Problem `signature-wrong`, `payments-not-configured` */
    async sessionEvent(raw: RawRequest): Promise<SessionEvent | undefined> {
      const held = await keys.current();
      const event = (await signedEvent(raw, held)) ?? (await signedEvent(raw, await keys.renewed()));
      if (!event) throw new Problem('signature-wrong');
      if (![...paidEvents, ...overEvents].includes(event.type)) return undefined;
      const session = sessionOf(event.data.object as Stripe.Checkout.Session);
      if (overEvents.includes(event.type)) return { kind: 'over', session };
      // A checkout with a delayed means of payment ends unpaid; the money is told of by a later event.
      return session.isPaid ? { kind: 'paid', session } : undefined;
    },
  };
};

export type StripeGateway = ReturnType<typeof stripeGateway>;
/** The provider, as one request of ours asks it. */
export type Provider = ReturnType<StripeGateway['until']>;

const sessionFor = (order: CheckoutOrder, back: string): Stripe.Checkout.SessionCreateParams => ({
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
});

/** The event, when one of the secrets has signed exactly these bytes a short while ago. */
async function signedEvent(
  { bytes, headers }: RawRequest,
  { webhookSecrets }: KeySet,
): Promise<Stripe.Event | undefined> {
  for (const secret of webhookSecrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(Buffer.from(bytes), headers['stripe-signature'] ?? '', secret);
    } catch {
      // Perhaps it is by the other one.
    }
  }
  return undefined;
}

/** The provider answered, and does not want to do it. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** The provider does not take our key, or the key may not do this: only the operator can mend it. */
const isKeyRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

/** Refusals of a refund that asking again does not change (Stripe, "Error codes"). */
const FINAL = new Set(['charge_disputed', 'resource_missing']);

const notGivenBack = (reason: string | undefined) => new Problem('payment-wrong', { reason });
