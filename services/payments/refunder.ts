import { Problem } from '../../shared/contract/problem.ts';
import type { Log } from '../platform/logger.ts';
import { type Intent, isPaid } from './intent.ts';
import type { ChangeIntent } from './intent-changes.ts';
import { paymentFrom } from './payment-from.ts';
import { mergeFacts, type NewFacts } from './provider-facts.ts';
import { refuseRefund, unansweredRequests } from './refund-request.ts';
import type { Provider } from './stripe-gateway.ts';

type Needs = { change: ChangeIntent; stripe: Provider; log: Log; now: () => Date };

/** Adds what the provider reports about an intent. */
export const addFacts =
  (facts: NewFacts) =>
  (known: Intent): Intent => ({ ...known, facts: mergeFacts(known.facts, facts) });

/**
 * Refunds everything that is owed: payments that bought nothing, and refunds requested by the office. If it stops
 * between two steps, the next run continues: the provider refunds only once per key, and the refund is recorded once.
 */
export function createRefunder({ change, stripe, log, now }: Needs) {
  /** Refunds in full a payment that bought nothing. If an earlier refund failed, a person has to look into it. */
  async function giveBackReturned(intent: Intent): Promise<void> {
    const payment = paymentFrom(intent);
    if (!payment?.returned || payment.state !== 'refunding' || Object.keys(intent.facts.refunds).length > 0) return;
    const { paymentId, sessionId, releaseId, artistId, returned: reason } = payment;
    const facts = await stripe.refund({ paymentId, key: paymentId });
    log.alarm('payment-returned', 'a payment was refunded', { sessionId, releaseId, artistId, reason });
    await change(paymentId, addFacts(facts));
  }

  /** Makes a requested refund, or drops the request with an alarm if the provider can never make it. */
  async function giveBackAsked(intent: Intent): Promise<void> {
    const { paymentId } = intent;
    for (const [requestId, { cents }] of unansweredRequests(intent)) {
      const refuse = (code: string) => {
        log.alarm('refund-failed', 'a refund that was asked for cannot be given', { key: paymentId, reason: code });
        return change(paymentId, (known) => refuseRefund(known, requestId, { at: now().toISOString(), code }));
      };
      try {
        const after = await change(
          paymentId,
          addFacts(await stripe.refund({ paymentId, key: requestId, cents, requestId })),
        );
        // The provider had nothing left to refund: the money was refunded elsewhere.
        if (unansweredRequests(after).some(([id]) => id === requestId)) await refuse('charge_already_refunded');
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'payment-wrong') throw error;
        await refuse(String(error.details.reason));
      }
    }
  }

  return async (intent: Intent): Promise<void> => {
    if (!isPaid(intent)) return;
    await giveBackReturned(intent);
    await giveBackAsked(intent);
  };
}
