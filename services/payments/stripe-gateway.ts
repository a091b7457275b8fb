import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest } from '../../shared/contract/route.ts';
import type { Log } from '../platform/logger.ts';
import type { ProviderSession } from './payment.ts';
import type { ProviderEvent } from './provider-event.ts';
import { mergeFacts, type NewFacts, noFacts } from './provider-facts.ts';
import { isLiveKey, type ProviderKeys } from './provider-keys.ts';
import { PROVIDER_TIMEOUTS, type ProviderTimeouts } from './provider-timeouts.ts';
import { type AskStripe, stripeClient } from './stripe-client-gateway.ts';
import { eventTypes, providerEvent, refundFacts } from './stripe-events-gateway.ts';
import { type CheckoutOrder, sessionFor, toProviderSession } from './stripe-session-gateway.ts';
import { webhookEvent } from './stripe-webhook-gateway.ts';

type Options = {
  keys: ProviderKeys;
  apiUrl: string;
  siteUrl: string;
  log: Log;
  now: () => Date;
  patience?: ProviderTimeouts;
};

/** The card provider: Stripe Checkout. */
export const stripeGateway = ({ keys, apiUrl, siteUrl, log, now, patience = PROVIDER_TIMEOUTS }: Options) => {
  const client = stripeClient({ keys, apiUrl, now, patience });
  return {
    /** The provider's operations for one of our requests, which give up at the deadline. */
    until: (deadline: Date) => operations(client.until(deadline), { keys, siteUrl, log, now }),
    webhookEvent: (raw: RawRequest) => webhookEvent(keys, raw, now()),
  };
};

export type StripeGateway = ReturnType<typeof stripeGateway>;
/** The provider's operations for one of our requests. */
export type Provider = ReturnType<StripeGateway['until']>;

function operations(ask: AskStripe, { keys, siteUrl, log, now }: Pick<Options, 'keys' | 'siteUrl' | 'log' | 'now'>) {
  /** @throws Problem if the provider rejects the call or does not answer; any other error unchanged */
  function refused(error: unknown): never {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { code, type, requestId } = error;
    // The message is left out, because it may contain part of the key or text that a user entered.
    log.error('the card provider did not do what it was asked', { code, reason: type, requestId });
    if (isKeyRefusal(error)) throw new Problem('payments-not-configured');
    if (isRefusal(error) && code === 'resource_missing') throw new Problem('payment-not-found');
    throw new Problem('payment-provider-unavailable');
  }

  return {
    /**
     * Creates a checkout session for one plan of one release. The provider returns the same session for the same order
     * for a day.
     * @throws Problem `payment-provider-unavailable`, `payments-not-configured`
     */
    async createSession(order: CheckoutOrder): Promise<{ id: string; url: string; expiresAt: string }> {
      const params = sessionFor(order, `${siteUrl}/dashboard/releases`);
      // The provider rejects a reused key with different parameters, so a new email address or site makes a new order.
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
        .then(toProviderSession)
        .catch(refused),

    /**
     * Expires a session permanently, so that it can no longer be paid.
     * @returns the session afterwards: expired, or in its earlier final state; undefined if the provider does not know
     * it
     * @throws Problem `payment-provider-unavailable`, `payments-not-configured`
     */
    async expire(sessionId: string): Promise<ProviderSession | undefined> {
      try {
        // The provider rejects this if the session is not open; then reads the session's state.
        const session = await ask((stripe, options) => stripe.checkout.sessions.expire(sessionId, {}, options)).catch(
          (error: unknown) => {
            if (!isRefusal(error)) throw error;
            return ask((stripe, options) => stripe.checkout.sessions.retrieve(sessionId, WITH_INTENT, options));
          },
        );
        return toProviderSession(session);
      } catch (error) {
        if (isRefusal(error) && error.code === 'resource_missing') return undefined;
        return refused(error);
      }
    },

    /**
     * Refunds a payment, or this many cents of it, once per key. A refund that waits for the account's balance is
     * treated as made, because the provider pays it out on its own.
     * @returns all refunds of the payment, including those made elsewhere
     * @throws Problem `payment-wrong` if it can never be refunded this way, e.g. after a dispute;
     * `payment-provider-unavailable`, `payments-not-configured`
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
        .then(refundFacts)
        .catch(async (error: unknown) => {
          if (isRefusal(error) && error.code === 'charge_already_refunded') {
            const { data } = await ask((stripe, options) =>
              stripe.refunds.list({ payment_intent: paymentId, limit: 100 }, options),
            ).catch(refused);
            return data.map(refundFacts).reduce(mergeFacts, noFacts);
          }
          if (isRefusal(error) && (FINAL_REFUSALS.has(error.code ?? '') || error.param === 'amount')) {
            throw refundRefused(error.code ?? 'amount');
          }
          return refused(error);
        }),

    /** The provider's fee for a payment, by the id of its balance transaction. */
    async feeOf(balanceTransactionId: string): Promise<NewFacts> {
      const { id, fee, created } = await ask((stripe, options) =>
        stripe.balanceTransactions.retrieve(balanceTransactionId, {}, options),
      ).catch(refused);
      return fee === 0 ? {} : { fees: { [id]: { cents: fee, at: new Date(created * 1000).toISOString() } } };
    },

    /** The provider's events since a time, newest first, page by page. */
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
          const report = providerEvent(event, { isLive, now: now() });
          if (report) yield report;
        }
        last = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (last !== undefined);
    },
  };
}

/**
 * `key` ensures that the refund is made only once; reports about it include `requestId`. Without `cents`, the whole
 * remainder is refunded.
 */
type RefundOrder = { paymentId: string; key: string; cents?: number; requestId?: string };

/** Expands the intent, which alone reveals that a delayed payment failed. */
const WITH_INTENT = { expand: ['payment_intent'] };

/** Whether the provider rejected the call itself. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether the provider rejects our key, or the key lacks a permission: only the operator can fix that. */
const isKeyRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

/** Reasons for rejecting a refund for which a retry cannot help (Stripe, "Error codes"). */
const FINAL_REFUSALS = new Set(['charge_disputed', 'resource_missing']);

const refundRefused = (reason: string | undefined) => new Problem('payment-wrong', { reason });
