import type { ArtistId, PartyId, StatementId } from '../../../shared/ids.ts';
import type { AnyPosting, Entry } from '../../ledger/posting.ts';
import type { PlannedPosting } from '../planning/plan-objects.ts';

type Of = { statementId: StatementId; payer: string; at: Date };

/**
 * The posting of a planned transaction: the payer owes the total, which the artist (or suspense) and the platform
 * share. A negative one may claw back money already paid out.
 */
export function postingOf(planned: PlannedPosting, { statementId, payer, at }: Of): AnyPosting {
  const { to, payee, n, micros, platformMicros } = planned;
  return {
    key: `statement:${statementId}:${payee}:${n}`,
    what: to === 'artist' ? 'royalties' : isOut(planned) ? 'royalties from suspense' : 'royalties in suspense',
    entries: entriesOf(planned, payer, 1n, to === 'artist' ? payee : undefined),
    at,
    result: { micros: String(micros + platformMicros) },
    ...(to === 'artist' && micros < 0n && { clawback: true as const }),
  };
}

/** Whether it releases the suspense of recordings that were matched later. */
const isOut = ({ to, n }: PlannedPosting): boolean => to === 'unmatched' && n > 0;

/**
 * The posting that reverses a planned transaction.
 * @param givenTo the artist who has since received it from suspense
 */
export function reversalOf(
  planned: PlannedPosting,
  { statementId, payer, at, givenTo }: Of & { givenTo?: ArtistId | undefined },
): AnyPosting {
  const { payee, n, micros, platformMicros } = planned;
  const from = planned.to === 'artist' ? planned.payee : givenTo;
  return {
    key: `reversal:${statementId}:${payee}:${n}`,
    what: from === undefined ? 'royalties in suspense reversed' : 'royalties reversed',
    entries: entriesOf(planned, payer, -1n, from),
    at,
    result: { micros: String(micros + platformMicros) },
    ...(from !== undefined && micros > 0n && { clawback: true as const }),
  };
}

type Waiting = { statementId: StatementId; partyId: PartyId; n: number; micros: bigint };

/** Moves a party's suspense to an artist. The platform already has its part. */
export const givingOf = ({ statementId, partyId, n, micros }: Waiting, artistId: ArtistId, at: Date): AnyPosting => ({
  key: `suspense:${statementId}:${partyId}:${n}`,
  what: 'royalties from suspense',
  entries: [
    { account: 'suspense', micros },
    { account: `artist:${artistId}`, part: 'available', micros: -micros },
  ],
  at,
  result: { micros: String(micros) },
  ...(micros < 0n && { clawback: true as const }),
});

/** @param artistId the artist with the share; without one, it is in suspense */
function entriesOf(
  { micros, platformMicros }: PlannedPosting,
  payer: string,
  sign: bigint,
  artistId: string | undefined,
): Entry[] {
  const given: Entry =
    artistId === undefined
      ? { account: 'suspense', micros: -sign * micros }
      : { account: `artist:${artistId}`, part: 'available', micros: -sign * micros };
  const own: Entry[] = platformMicros === 0n ? [] : [{ account: 'platform-fee', micros: -sign * platformMicros }];
  return [{ account: `receivable:${payer}`, micros: sign * (micros + platformMicros) }, given, ...own];
}
