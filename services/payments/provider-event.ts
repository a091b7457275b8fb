import type { CardPayout } from './card-payout.ts';
import type { NewFacts } from './facts.ts';
import type { ProviderSession } from './payment.ts';

/**
 * What an event of the provider's is about: a session whose money came, or never will; a charge, whose fee is known by now; facts that
 * need nothing else; a payout to our bank, with the balance transactions that say its fees; or something that we cannot read. `paymentId` is that of the intent, null where there is none yet.
 */
export type ToldOf =
  | { kind: 'session'; session: ProviderSession; ended?: 'expired' | 'failed' }
  | { kind: 'charge'; balanceTransactionId: string; isOurs: boolean }
  | { kind: 'facts'; facts: NewFacts }
  | { kind: 'payout'; payout: CardPayout; balanceTransactionIds: string[] }
  | { kind: 'unreadable' };

/** An event that the provider has signed, as far as it says anything to us. */
export type ProviderEvent = {
  eventId: string;
  type: string;
  /** ISO 8601. */
  at: string;
  objectId: string;
  paymentId: string | null;
  cents: number | null;
  currency: string | null;
  /** Another account's, or of the other mode than our key's: why it cannot be ours. */
  foreign: 'account' | 'mode' | null;
  of: ToldOf;
};
