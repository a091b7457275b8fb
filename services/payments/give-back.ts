import { Problem } from '../../shared/contract/problem.ts';
import type { Log } from '../platform/logger.ts';
import { refuseRefund, unanswered } from './ask-refund.ts';
import { joinFacts, type NewFacts } from './facts.ts';
import { type Intent, isPaid } from './intent.ts';
import type { ChangeIntent } from './intent-changes.ts';
import { paymentOf } from './payment-of.ts';
import type { Provider } from './stripe-gateway.ts';

type Needs = { change: ChangeIntent; stripe: Provider; log: Log; now: () => Date };

/** What the provider says of an intent is added to what is known. */
export const withFacts =
  (facts: NewFacts) =>
  (known: Intent): Intent => ({ ...known, facts: joinFacts(known.facts, facts) });

/**
 * Gives back what is owed: a payment that bought nothing, and refunds that the office asked for. Whatever stops it between two steps, the
 * next one goes on: the provider refunds once for a key, and the record of it is written once.
 */
export function givingBack({ change, stripe, log, now }: Needs) {
  /** A payment that bought nothing goes back whole. One whose refund failed waits for a person. */
  async function giveBackReturned(intent: Intent): Promise<void> {
    const payment = paymentOf(intent);
    if (!payment?.returned || payment.state !== 'refunding' || Object.keys(intent.facts.refunds).length > 0) return;
    const { paymentId, sessionId, releaseId, artistId, returned: reason } = payment;
    const facts = await stripe.refund({ paymentId, key: paymentId });
    log.alarm('payment-returned', 'a payment was refunded', { sessionId, releaseId, artistId, reason });
    await change(paymentId, withFacts(facts));
  }

  /** What was asked for is given, or can never be: then it is owed no more, and a person is told. */
  async function giveBackAsked(intent: Intent): Promise<void> {
    const { paymentId } = intent;
    for (const [requestId, { cents }] of unanswered(intent)) {
      const refuse = (code: string) => {
        log.alarm('refund-failed', 'a refund that was asked for cannot be given', { key: paymentId, reason: code });
        return change(paymentId, (known) => refuseRefund(known, requestId, { at: now().toISOString(), code }));
      };
      try {
        const after = await change(
          paymentId,
          withFacts(await stripe.refund({ paymentId, key: requestId, cents, requestId })),
        );
        // The provider had nothing left to give: somebody else has given it.
        if (unanswered(after).some(([id]) => id === requestId)) await refuse('charge_already_refunded');
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
