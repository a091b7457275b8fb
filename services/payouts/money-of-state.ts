import type { ArtistId, PayoutId } from '../../shared/ids.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import type { AnyPosting, Entry, WalletPart } from '../ledger/posting.ts';

/** Where the money of a payout is in each of its states: in a part of its artist's wallet, or gone from our bank (design 3.16). */
const placeOf: Record<PayoutState, WalletPart | 'cash'> = {
  requested: 'requested',
  processing: 'inFlight',
  completed: 'cash',
  returned: 'available',
  rejected: 'available',
  cancelled: 'available',
  failed: 'available',
};

/** `withheld` of it is kept back for the tax office when it is paid (product 27.3). */
type Moved = { artistId: ArtistId; payoutId: PayoutId; micros: bigint; withheld?: bigint };
type Way = {
  /** None: it is asked for, and its money could be before. */
  from?: PayoutState;
  to: PayoutState;
  at: Date;
  /** What tells this decision from another one to the same end. */
  decision: string;
};

/** What moves when a payout comes into a state: all of it, from where it was to where it is then. Once for a payout and a state. */
export function payoutPosting(
  { artistId, payoutId, micros, withheld = 0n }: Moved,
  { from, to, at, decision }: Way,
): AnyPosting {
  const entriesAt = (place: WalletPart | 'cash', sign: 1n | -1n): Entry[] => {
    if (place !== 'cash') return [{ account: `artist:${artistId}`, part: place, micros: sign * micros }];
    const paid: Entry = { account: 'cash', micros: sign * (micros - withheld) };
    return withheld === 0n ? [paid] : [paid, { account: 'tax-withheld', micros: sign * withheld }];
  };
  return {
    key: `payout:${payoutId}:${to}`,
    what: `payout ${to}`,
    entries: [...entriesAt(from ? placeOf[from] : 'available', 1n), ...entriesAt(placeOf[to], -1n)],
    at,
    result: { decision },
  };
}
