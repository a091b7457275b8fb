import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Decided, Intent } from '../payments/intent.ts';
import { type Change, intentRepository } from '../payments/intent-repository.ts';
import { noFacts } from '../payments/provider-facts.ts';
import { releaseEffect } from '../payments/release-effect.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';

export const intents = intentRepository(table, laptop.outputs.LedgerTableName);

type Paid = {
  owned: { artistId: ArtistId; releaseId: ReleaseId };
  session: { id: string; payment_intent: string | null };
  outcome: Decided['outcome'];
};

/**
 * Makes the change that a payment of $3.00 causes, decided for the given state of the release; undefined if the release
 * was deleted.
 */
export function paymentChange({ owned, session, outcome }: Paid, release: Release | undefined): Change {
  const { id: sessionId } = session;
  const at = new Date();
  const after: Intent = {
    paymentId: session.payment_intent ?? '',
    ver: 1,
    facts: { ...noFacts, paid: { sessionId, at: at.toISOString() } },
    sale: { ...owned, sessionId, plan: 'single', cents: 300 },
    decided: { outcome, title: 'Night Ferry', artistName: '', percentage: 100 },
    asked: {},
    waiting: [],
  };
  return { before: undefined, after, at, effect: releaseEffect(undefined, after, { release, others: [] }) };
}
