import type { StatementId } from '../../shared/ids.ts';
import type { AnyPosting, Entry } from '../ledger/posting.ts';
import type { PlannedPosting } from './plan-objects.ts';

type Of = { statementId: StatementId; payer: string; at: Date };

/**
 * What a planned transaction moves: the payer owes all of it, and the artist, or who waits in suspense, and the platform have their parts.
 * What a store takes back may have been paid out already.
 */
export function postingOf(planned: PlannedPosting, { statementId, payer, at }: Of): AnyPosting {
  const { to, payee, n, micros, platformMicros } = planned;
  return {
    key: `statement:${statementId}:${payee}:${n}`,
    what: to === 'artist' ? 'royalties' : 'royalties in suspense',
    entries: entriesOf(planned, payer, 1n),
    at,
    result: { micros: String(micros + platformMicros) },
    ...(to === 'artist' && micros < 0n && { clawback: true as const }),
  };
}

/** The same taken back: a statement that was wrong. */
export function reversalOf(planned: PlannedPosting, { statementId, payer, at }: Of): AnyPosting {
  const { to, payee, n, micros, platformMicros } = planned;
  return {
    key: `reversal:${statementId}:${payee}:${n}`,
    what: to === 'artist' ? 'royalties reversed' : 'royalties in suspense reversed',
    entries: entriesOf(planned, payer, -1n),
    at,
    result: { micros: String(micros + platformMicros) },
    ...(to === 'artist' && micros > 0n && { clawback: true as const }),
  };
}

function entriesOf({ to, payee, micros, platformMicros }: PlannedPosting, payer: string, sign: bigint): Entry[] {
  const given: Entry =
    to === 'artist'
      ? { account: `artist:${payee}`, part: 'available', micros: -sign * micros }
      : { account: 'suspense', micros: -sign * micros };
  const own: Entry[] = platformMicros === 0n ? [] : [{ account: 'platform-fee', micros: -sign * platformMicros }];
  return [{ account: `receivable:${payer}`, micros: sign * (micros + platformMicros) }, given, ...own];
}
