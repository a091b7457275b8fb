import type { AdvanceId, ArtistId } from '../../shared/ids.ts';
import type { AnyPosting, Entry } from '../ledger/posting.ts';

type Moved = { artistId: ArtistId; advanceId: AdvanceId; micros: bigint; at: Date };
type How = { how: 'granted'; ver?: never } | { how: 'taken-back' | 'forgiven'; ver: number };

/**
 * What moves when an advance is granted, when what is out of it is taken back from the balance, and when that need not
 * come back.
 */
export function advancePosting({ artistId, advanceId, micros, at, how, ver }: Moved & How): AnyPosting {
  const sign = how === 'granted' ? 1n : -1n;
  const other: Entry =
    how === 'forgiven'
      ? { account: 'advances-forgiven', micros }
      : { account: `artist:${artistId}`, part: 'available', micros: -sign * micros };
  return {
    key: `advance:${advanceId}:${how}${ver === undefined ? '' : `:${ver}`}`,
    what: `advance ${how.replace('-', ' ')}`,
    entries: [{ account: `advance:${artistId}`, micros: sign * micros }, other],
    at,
  };
}
