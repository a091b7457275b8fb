import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest } from '../../shared/contract/route.ts';
import type { Log } from '../platform/logger.ts';
import { joinFacts, type NewFacts, noFacts } from './facts.ts';
import type { ProviderSession } from './payment.ts';
import type { ProviderEvent } from './provider-event.ts';
import { isLiveKey, type ProviderKeys } from './provider-keys.ts';
import { PROVIDER_PATIENCE, type ProviderPatience } from './provider-patience.ts';
import { type Ask, stripeClient } from './stripe-client-gateway.ts';
import { eventTypes, factsOfRefund, providerEvent } from './stripe-events-gateway.ts';
import { type CheckoutOrder, sessionFor, sessionOf } from './stripe-session-gateway.ts';
import { webhookEvent } from './stripe-webhook-gateway.ts';

type Options = {
  keys: ProviderKeys;
  apiUrl: string;
  siteUrl: string;
  log: Log;
  now: () => Date;
  patience?: ProviderPatience;
};

/** The card provider: Stripe Checkout. */
export const stripeGateway = ({ keys, apiUrl, siteUrl, log, now, patience = PROVIDER_PATIENCE }: Options) => {
  const client = stripeClient({ keys, apiUrl, now, patience });
  return {
    /** What one request of ours asks of the provider; it is given up at the deadline. */
    until: (deadline: Date) => operations(client.until(deadline), { keys, siteUrl, log, now }),
    webhookEvent: (raw: RawRequest) => webhookEvent(keys, raw, now()),
  };
};

export type StripeGateway = ReturnType<typeof stripeGateway>;
/** The provider, as one request of ours asks it. */
export type Provider = ReturnType<StripeGateway['until']>;

function operations(ask: Ask, { keys, siteUrl, log, now }: Pick<Options, 'keys' | 'siteUrl' | 'log' | 'now'>) {
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
      ask((stripe, options) => stripe.checkout.sessions.retrieve(sessionId, WITH_INTENT, options))
        .then(sessionOf)
        .catch(refused),

    /**
     * Closes a session for good, so that nobody can pay it any more.
     * @returns the session as it is then: expired, or whatever else it already was; undefined when the provider does not know it
     * @throws Problem `payment-provider-unavailable`, `payments-not-configured`
     */
    async expire(sessionId: string): Promise<ProviderSession | undefined> {
      try {
        // Refused unless it is open: then its state is asked for.
        const session = await ask((stripe, options) => stripe.checkout.sessions.expire(sessionId, {}, options)).catch(
          (error: unknown) => {
            if (!isRefusal(error)) throw error;
            return ask((stripe, options) => stripe.checkout.sessions.retrieve(sessionId, WITH_INTENT, options));
          },
        );
        return sessionOf(session);
      } catch (error) {
        if (isRefusal(error) && error.code === 'resource_missing') return undefined;
        return refused(error);
      }
    },

    /**
     * Gives a payment back, or so many cents of it, once for its key, however often it is asked. A refund that waits for the account's
     * balance is given too: the provider pays it out by itself.
     * @returns what there is of refunds then, also those that somebody else has made
     * @throws Problem `payment-wrong` when it can never be given back this way, e.g. after a dispute; `payment-provider-unavailable`,
     * `payments-not-configured`
     */
    refund: ({ paymentId, key, cents, requestId }: RefundOrder): Promise<NewFacts> =>
      ask((stripe, options) =>
        stripe.refunds.create(
          {
            payment_intent: paymentId,
            ...(cents !== undefined && { amount: cents }),
            ...(requestId !== undefined && { metadata: { requestId } }),
          },
          { ...options, idempotencyKey: `refund:${key}` },
        ),
      )
        .then(factsOfRefund)
        .catch(async (error: unknown) => {
          if (isRefusal(error) && error.code === 'charge_already_refunded') {
            const { data } = await ask((stripe, options) =>
              stripe.refunds.list({ payment_intent: paymentId, limit: 100 }, options),
            ).catch(refused);
            return data.map(factsOfRefund).reduce(joinFacts, noFacts);
          }
          if (isRefusal(error) && (FINAL.has(error.code ?? '') || error.param === 'amount')) {
            throw notGivenBack(error.code ?? 'amount');
          }
          return refused(error);
        }),

    /** What the provider takes of a payment, by the id under which it was credited. */
    async feeOf(balanceTransactionId: string): Promise<NewFacts> {
      const { id, fee, created } = await ask((stripe, options) =>
        stripe.balanceTransactions.retrieve(balanceTransactionId, {}, options),
      ).catch(refused);
      return fee === 0 ? {} : { fees: { [id]: { cents: fee, at: new Date(created * 1000).toISOString() } } };
    },

    /** What the provider has to say to us since then, the newest first, page by page. */
    async *events(since: Date): AsyncGenerator<ProviderEvent> {
      const isLive = isLiveKey(await keys.current());
      let last: string | undefined;
      do {
        const page = await ask((stripe, options) =>
          stripe.events.list(
            {
              types: [...eventTypes],
              created: { gte: Math.floor(since.getTime() / 1000) },
              limit: 100,
              ...(last !== undefined && { starting_after: last }),
            },
            options,
          ),
        ).catch(refused);
        for (const event of page.data) {
          const told = providerEvent(event, { isLive, now: now() });
          if (told) yield told;
        }
        last = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (last !== undefined);
    },
  };
}

/** `key` makes it happen once; `requestId` is told back with what becomes of it. All that is left, when no cents are named. */
type RefundOrder = { paymentId: string; key: string; cents?: number; requestId?: string };

/** Only the intent says that a delayed means of payment failed. */
const WITH_INTENT = { expand: ['payment_intent'] };

/** The provider answered, and does not want to do it. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** The provider does not take our key, or the key may not do this: only the operator can mend it. */
const isKeyRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

/** Refusals of a refund that asking again does not change (Stripe, "Error codes"). */
const FINAL = new Set(['charge_disputed', 'resource_missing']);

const notGivenBack = (reason: string | undefined) => new Problem('payment-wrong', { reason });
