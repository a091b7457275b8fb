import { Problem } from '../../shared/contract/problem.ts';
import type { NewFacts } from './facts.ts';
import { withFacts } from './give-back.ts';
import type { ProviderEvent, ToldOf } from './provider-event.ts';
import type { StoredEvent } from './provider-event-repository.ts';
import type { Settlement, SettlementNeeds } from './settlement.ts';

type Session = Extract<ToldOf, { kind: 'session' }>;
type Payout = Extract<ToldOf, { kind: 'payout' }>;

/** Takes in what the provider tells, by the webhook or when it is asked: each event once, in any order. */
export function eventHandling(
  { checkouts, intents, events, cardPayouts, stripe, log, now }: SettlementNeeds,
  settled: Settlement,
) {
  const { apply, change, giveBack } = settled;

  const stored = (event: ProviderEvent, outcome: StoredEvent['outcome'], reason?: string): StoredEvent => {
    const { eventId, type, at, objectId, paymentId, cents, currency } = event;
    return {
      eventId,
      type,
      at,
      receivedAt: now().toISOString(),
      objectId,
      ...(paymentId !== null && { paymentId }),
      ...(cents !== null && { cents }),
      ...(currency !== null && { currency }),
      outcome,
      ...(reason && { reason }),
    };
  };

  /** It fits nothing: stored, shown to the office, and told to a person. */
  function unmatched(event: ProviderEvent, reason: string): StoredEvent {
    const { eventId, objectId, type } = event;
    log.alarm('provider-event-unmatched', 'the provider tells of what we do not know', {
      eventId,
      key: objectId,
      event: type,
      reason,
    });
    return stored(event, 'unmatched', reason);
  }

  /** Facts about a payment. One whose money has not come yet waits for it; of one that nobody knows, a person is told. */
  async function tell(event: ProviderEvent, facts: NewFacts, isOurs: boolean): Promise<void> {
    const { paymentId } = event;
    if (paymentId === null) return events.store(unmatched(event, 'no payment'));
    const known = await intents.find(paymentId);
    const told = isOurs || known?.sale ? stored(event, 'applied') : unmatched(event, 'no checkout');
    await giveBack(await change(paymentId, withFacts(facts), { event: told }));
  }

  async function tellOfSession(event: ProviderEvent, { session, ended }: Session): Promise<void> {
    if (session.isPaid && !ended) {
      try {
        await apply(session, stored(event, 'applied'));
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'payment-wrong') throw error;
        // No repetition mends it, so it is taken; the alarm has called a person.
        await events.store(stored(event, 'unmatched', String(error.details.reason)));
      }
      return;
    }
    const checkout = await checkouts.find(session.id);
    if (checkout && ended) await checkouts.close(checkout, session.id);
    if (!checkout || event.paymentId === null) return events.store(stored(event, 'applied'));
    const { createdAt: _, submissionId: __, ...sale } = checkout;
    await change(event.paymentId, withFacts(ended ? { ended } : { completed: true }), {
      sale,
      event: stored(event, 'applied'),
    });
  }

  /** The fee of a charge is asked for once; a charge of another product of the same account is left alone. */
  async function tellOfCharge(event: ProviderEvent, balanceTransactionId: string, isOurs: boolean): Promise<void> {
    const known = event.paymentId === null ? undefined : await intents.find(event.paymentId);
    if (!isOurs && !known?.sale) return;
    const isKnown = known?.facts.fees[balanceTransactionId] !== undefined;
    await tell(event, isKnown ? {} : await stripe.feeOf(balanceTransactionId), true);
  }

  /** A payout to our bank is booked with what it cost; one that the bank refused is taken back, and a person is told. */
  async function tellOfPayout(event: ProviderEvent, { payout, balanceTransactionIds }: Payout): Promise<void> {
    if (event.currency !== 'usd') return events.store(unmatched(event, 'currency'));
    const told = await Promise.all(balanceTransactionIds.map((id) => stripe.feeOf(id)));
    const fees = Object.assign({}, ...told.map((facts) => facts.fees));
    const { before, after } = await cardPayouts.add({ ...payout, fees }, stored(event, 'applied'));
    if (!after.failed || before?.failed) return;
    const fields = { key: after.cardPayoutId, reason: after.failed.code ?? '' };
    log.alarm('card-payout-failed', 'the bank refused a payout of the card provider', fields);
  }

  /**
   * Does what an event says.
   * @throws what a retry may mend: the provider sends an event again for three days. What no retry mends is stored, and an alarm
   */
  return async (event: ProviderEvent): Promise<void> => {
    if (event.foreign) return events.store(unmatched(event, event.foreign));
    switch (event.of.kind) {
      case 'session':
        return tellOfSession(event, event.of);
      case 'charge':
        return tellOfCharge(event, event.of.balanceTransactionId, event.of.isOurs);
      case 'facts':
        return tell(event, event.of.facts, false);
      case 'payout':
        return tellOfPayout(event, event.of);
      case 'unreadable':
        return events.store(unmatched(event, 'unreadable'));
    }
  };
}
