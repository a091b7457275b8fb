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

type Moved = { artistId: ArtistId; payoutId: PayoutId; micros: bigint };
type Way = {
  /** None: it is asked for, and its money could be before. */
  from?: PayoutState;
  to: PayoutState;
  at: Date;
  /** What tells this decision from another one to the same end. */
  decision: string;
};

/** What moves when a payout comes into a state: all of it, from where it was to where it is then. Once for a payout and a state. */
export function payoutPosting({ artistId, payoutId, micros }: Moved, { from, to, at, decision }: Way): AnyPosting {
  const entryAt = (place: WalletPart | 'cash', amount: bigint): Entry =>
    place === 'cash'
      ? { account: 'cash', micros: amount }
      : { account: `artist:${artistId}`, part: place, micros: amount };
  return {
    key: `payout:${payoutId}:${to}`,
    what: `payout ${to}`,
    entries: [entryAt(from ? placeOf[from] : 'available', micros), entryAt(placeOf[to], -micros)],
    at,
    result: { decision },
  };
}
