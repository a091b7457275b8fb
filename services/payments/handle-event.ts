import { Problem } from '../../shared/contract/problem.ts';
import type { EventContent, ProviderEvent } from './provider-event.ts';
import type { StoredEvent } from './provider-event-repository.ts';
import type { NewFacts } from './provider-facts.ts';
import { addFacts } from './refunder.ts';
import type { Settlement, SettlementNeeds } from './settlement.ts';

type Session = Extract<EventContent, { kind: 'session' }>;
type Payout = Extract<EventContent, { kind: 'payout' }>;

/**
 * Handles the provider's events, whether they come from the webhook or from healing. Each event takes effect once, in
 * any order.
 */
export function createEventHandler(
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

  /** Describes an event that matches nothing; the office sees it in a list, and an alarm is raised. */
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

  /**
   * Adds facts about a payment. They are kept until the payment's money arrives; an unknown payment raises an alarm.
   */
  async function addEventFacts(event: ProviderEvent, facts: NewFacts, isOurs: boolean): Promise<void> {
    const { paymentId } = event;
    if (paymentId === null) return events.store(unmatched(event, 'no payment'));
    const known = await intents.find(paymentId);
    const storedEvent = isOurs || known?.sale ? stored(event, 'applied') : unmatched(event, 'no checkout');
    await giveBack(await change(paymentId, addFacts(facts), { event: storedEvent }));
  }

  async function tellOfSession(event: ProviderEvent, { session, ended }: Session): Promise<void> {
    if (session.isPaid && !ended) {
      try {
        await apply(session, stored(event, 'applied'));
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'payment-wrong') throw error;
        // A retry would not help, so the event is accepted; a person has already been alerted by the alarm.
        await events.store(stored(event, 'unmatched', String(error.details.reason)));
      }
      return;
    }
    const checkout = await checkouts.find(session.id);
    if (checkout && ended) await checkouts.close(checkout, session.id);
    if (!checkout || event.paymentId === null) return events.store(stored(event, 'applied'));
    const { createdAt: _, submissionId: __, ...sale } = checkout;
    await change(event.paymentId, addFacts(ended ? { ended } : { completed: true }), {
      sale,
      event: stored(event, 'applied'),
    });
  }

  /** Fetches the fee for a charge, once. Ignores charges for another product on the same Stripe account. */
  async function handleCharge(event: ProviderEvent, balanceTransactionId: string, isOurs: boolean): Promise<void> {
    const known = event.paymentId === null ? undefined : await intents.find(event.paymentId);
    if (!isOurs && !known?.sale) return;
    const isKnown = known?.facts.fees[balanceTransactionId] !== undefined;
    await addEventFacts(event, isKnown ? {} : await stripe.feeOf(balanceTransactionId), true);
  }

  /** Books a payout to our bank with its fee. A payout that the bank rejected is booked back, and raises an alarm. */
  async function handlePayout(event: ProviderEvent, { payout, balanceTransactionIds }: Payout): Promise<void> {
    if (event.currency !== 'usd') return events.store(unmatched(event, 'currency'));
    const reported = await Promise.all(balanceTransactionIds.map((id) => stripe.feeOf(id)));
    const fees = Object.assign({}, ...reported.map((facts) => facts.fees));
    const { before, after } = await cardPayouts.add({ ...payout, fees }, stored(event, 'applied'));
    if (!after.failed || before?.failed) return;
    const fields = { key: after.cardPayoutId, reason: after.failed.code ?? '' };
    log.alarm('card-payout-failed', 'the bank refused a payout of the card provider', fields);
  }

  /**
   * Applies an event. An event for which a retry cannot help is stored, with an alarm.
   * @throws if a retry may help: the provider repeats an event for three days
   */
  return async (event: ProviderEvent): Promise<void> => {
    if (event.foreign) return events.store(unmatched(event, event.foreign));
    switch (event.of.kind) {
      case 'session':
        return tellOfSession(event, event.of);
      case 'charge':
        return handleCharge(event, event.of.balanceTransactionId, event.of.isOurs);
      case 'facts':
        return addEventFacts(event, event.of.facts, false);
      case 'payout':
        return handlePayout(event, event.of);
      case 'unreadable':
        return events.store(unmatched(event, 'unreadable'));
    }
  };
}
