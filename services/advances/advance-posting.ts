import type { AdvanceId, ArtistId } from '../../shared/ids.ts';
import type { AnyPosting, Entry } from '../ledger/posting.ts';

type AdvanceMovement = { artistId: ArtistId; advanceId: AdvanceId; micros: bigint; at: Date };
type How = { how: 'granted'; ver?: never } | { how: 'taken-back' | 'forgiven'; ver: number };

/** The posting for an advance that is granted, or whose outstanding part is taken back or forgiven. */
export function advancePosting({ artistId, advanceId, micros, at, how, ver }: AdvanceMovement & How): AnyPosting {
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
