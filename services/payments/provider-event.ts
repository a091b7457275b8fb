import type { CardPayout } from './card-payout.ts';
import type { ProviderSession } from './payment.ts';
import type { NewFacts } from './provider-facts.ts';

/**
 * The content of a provider's event: a session that was paid, or never will be; a charge whose fee is known; facts that
 * need no further reads; a payout to our bank, with the balance transactions of its fees; or something unreadable.
 * `paymentId` is the intent's, null if there is none yet.
 */
export type EventContent =
  | { kind: 'session'; session: ProviderSession; ended?: 'expired' | 'failed' }
  | { kind: 'charge'; balanceTransactionId: string; isOurs: boolean }
  | { kind: 'facts'; facts: NewFacts }
  | { kind: 'payout'; payout: CardPayout; balanceTransactionIds: string[] }
  | { kind: 'unreadable' };

/** A signed event from the provider, reduced to the parts that we use. */
export type ProviderEvent = {
  eventId: string;
  type: string;
  /** ISO 8601. */
  at: string;
  objectId: string;
  paymentId: string | null;
  cents: number | null;
  currency: string | null;
  /** Why the event cannot be ours: it belongs to another account, or to a different mode than our key. */
  foreign: 'account' | 'mode' | null;
  of: EventContent;
};
