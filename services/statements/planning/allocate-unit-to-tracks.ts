import { ALBUM_WHOLE, albumParts, partOfAmount, shareUnits } from '../../../shared/royalties/album-parts.ts';
import { addDecimals } from '../../../shared/royalties/exact-decimal.ts';
import { groupBy, releaseMonthKey } from '../../earnings/group-by.ts';
import type { RowOfUnit } from './earned-table.ts';
import { isAlbum, type PaidTrack, type PayableUnit } from './payable-units.ts';
import type { SalesOfMonth } from './sales-table.ts';
import type { EarnedRow } from './split-cells.ts';

/** A track of a unit, with the track's part of the unit's earnings in a month, in parts of `ALBUM_WHOLE`. */
type SpreadPart = { track: PaidTrack; part: bigint };
/** Returns the parts of a unit's tracks in a month. */
export type Spread = (unit: PayableUnit, month: string) => readonly SpreadPart[];

/**
 * Returns a function that divides whole releases among their tracks (product 23.18). A single track gets all of its own
 * earnings.
 * @param sales the sales of single tracks in the same statement
 */
export function spreadBySales(sales: readonly SalesOfMonth[]): Spread {
  const sold = groupBy(sales, ({ trackId, month }) => `${trackId} ${month}`);
  const cache = new Map<string, readonly SpreadPart[]>();
  return (unit, month) => {
    if (!isAlbum(unit)) return unit.tracks.map((track) => ({ track, part: ALBUM_WHOLE }));
    const name = releaseMonthKey({ releaseId: unit.releaseId, month });
    const before = cache.get(name);
    if (before) return before;
    const trackIds = unit.tracks.map(({ trackId }) => trackId);
    const parts = albumParts(
      trackIds,
      trackIds.flatMap((trackId) => sold.get(`${trackId} ${month}`) ?? []),
    );
    const spread = unit.tracks.flatMap((track, n) => (parts[n] ? [{ track, part: parts[n] }] : []));
    cache.set(name, spread);
    return spread;
  };
}

/** Splits the rows of units exactly into rows of tracks, and merges rows with the same key. */
export function rowsOfTracks(
  rows: readonly RowOfUnit[],
  { unitOf, spread }: { unitOf: (n: number) => PayableUnit; spread: Spread },
): EarnedRow[] {
  const found = new Map<string, EarnedRow>();
  for (const { n, quantity, amount, ...row } of rows) {
    const parts = spread(unitOf(n), row.month);
    const quantities = shareUnits(
      quantity,
      parts.map(({ part }) => part),
    );
    for (const [index, { track, part }] of parts.entries()) {
      const { releaseId, trackId } = track;
      const name = [trackId, row.month, row.store, row.territory, row.use].join('\n');
      const before = found.get(name);
      found.set(name, {
        ...row,
        track: { releaseId, trackId },
        quantity: (before?.quantity ?? 0n) + (quantities[index] ?? 0n),
        amount: addDecimals(before?.amount ?? { units: 0n, places: 0 }, partOfAmount(amount, part)),
      });
    }
  }
  return [...found.values()];
}
