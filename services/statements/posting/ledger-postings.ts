import type { ArtistId, PartyId, StatementId } from '../../../shared/ids.ts';
import type { AnyPosting, Entry } from '../../ledger/posting.ts';
import type { PlannedPosting } from '../planning/plan-objects.ts';

type StatementContext = { statementId: StatementId; payer: string; at: Date };

/**
 * Makes the posting for a planned transaction: the payer owes the total, which is divided between the artist (or
 * suspense) and the platform. A negative transaction may claw back money that has already been paid out.
 */
export function toPosting(planned: PlannedPosting, { statementId, payer, at }: StatementContext): AnyPosting {
  const { to, payee, n, micros, platformMicros } = planned;
  return {
    key: `statement:${statementId}:${payee}:${n}`,
    what:
      to === 'artist' ? 'royalties' : releasesSuspense(planned) ? 'royalties from suspense' : 'royalties in suspense',
    entries: toEntries(planned, payer, 1n, to === 'artist' ? payee : undefined),
    at,
    result: { micros: String(micros + platformMicros) },
    ...(to === 'artist' && micros < 0n && { clawback: true as const }),
  };
}

/** Whether a transaction moves money out of suspense because of later matches. */
const releasesSuspense = ({ to, n }: PlannedPosting): boolean => to === 'unmatched' && n > 0;

/**
 * Makes the posting that reverses a planned transaction.
 * @param paidTo the artist who has since received the money from suspense
 */
export function toReversal(
  planned: PlannedPosting,
  { statementId, payer, at, paidTo }: StatementContext & { paidTo?: ArtistId | undefined },
): AnyPosting {
  const { payee, n, micros, platformMicros } = planned;
  const from = planned.to === 'artist' ? planned.payee : paidTo;
  return {
    key: `reversal:${statementId}:${payee}:${n}`,
    what: from === undefined ? 'royalties in suspense reversed' : 'royalties reversed',
    entries: toEntries(planned, payer, -1n, from),
    at,
    result: { micros: String(micros + platformMicros) },
    ...(from !== undefined && micros > 0n && { clawback: true as const }),
  };
}

type SuspendedAmount = { statementId: StatementId; partyId: PartyId; n: number; micros: bigint };

/** Makes the posting that moves a party's suspended part to an artist. The platform has already received its part. */
export const suspensePayment = (
  { statementId, partyId, n, micros }: SuspendedAmount,
  artistId: ArtistId,
  at: Date,
): AnyPosting => ({
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

/** @param artistId the artist who receives the share; without one, the share is in suspense */
function toEntries(
  { micros, platformMicros }: PlannedPosting,
  payer: string,
  sign: bigint,
  artistId: string | undefined,
): Entry[] {
  const share: Entry =
    artistId === undefined
      ? { account: 'suspense', micros: -sign * micros }
      : { account: `artist:${artistId}`, part: 'available', micros: -sign * micros };
  const platform: Entry[] = platformMicros === 0n ? [] : [{ account: 'platform-fee', micros: -sign * platformMicros }];
  return [{ account: `receivable:${payer}`, micros: sign * (micros + platformMicros) }, share, ...platform];
}
