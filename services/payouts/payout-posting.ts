import type { ArtistId, PayoutId } from '../../shared/ids.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import type { AnyPosting, Entry, WalletPart } from '../ledger/posting.ts';

/**
 * Where a payout's money is in each state: in a part of its artist's wallet, or in `cash` once our bank has paid it
 * (design 3.16).
 */
const placeByState: Record<PayoutState, WalletPart | 'cash'> = {
  requested: 'requested',
  processing: 'inFlight',
  completed: 'cash',
  returned: 'available',
  rejected: 'available',
  cancelled: 'available',
  failed: 'available',
};

/** The payout to move. `withheld` is the part kept for the tax office once the payout is paid (product 27.3). */
type MovedPayout = { artistId: ArtistId; payoutId: PayoutId; micros: bigint; withheld?: bigint };
type StateChange = {
  /** The previous state; undefined for a new request, whose money was available. */
  from?: PayoutState;
  to: PayoutState;
  at: Date;
  /** Distinguishes this decision from another one with the same result. */
  decision: string;
};

/**
 * Makes the posting that moves all of a payout's money when its state changes. It can be posted once for each payout
 * and state.
 */
export function payoutPosting(
  { artistId, payoutId, micros, withheld = 0n }: MovedPayout,
  { from, to, at, decision }: StateChange,
): AnyPosting {
  const entriesAt = (place: WalletPart | 'cash', sign: 1n | -1n): Entry[] => {
    if (place !== 'cash') return [{ account: `artist:${artistId}`, part: place, micros: sign * micros }];
    const paid: Entry = { account: 'cash', micros: sign * (micros - withheld) };
    return withheld === 0n ? [paid] : [paid, { account: 'tax-withheld', micros: sign * withheld }];
  };
  return {
    key: `payout:${payoutId}:${to}`,
    what: `payout ${to}`,
    entries: [...entriesAt(from ? placeByState[from] : 'available', 1n), ...entriesAt(placeByState[to], -1n)],
    at,
    result: { decision },
  };
}
