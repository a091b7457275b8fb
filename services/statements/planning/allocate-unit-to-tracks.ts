import { ALBUM_WHOLE, albumParts, partOfAmount, shareUnits } from '../../../shared/royalties/album-parts.ts';
import { addDecimals } from '../../../shared/royalties/exact-decimal.ts';
import type { CatalogueTrack } from '../../../shared/royalties/match-recording.ts';
import { groupBy, releaseMonthKey } from '../../earnings/group-by.ts';
import { isAlbum, type PayableUnit } from './payable-units.ts';
import type { EarnedRow } from './split-cells.ts';
import type { Groups } from './statement-groups.ts';

/** A track in a unit, with its part of the unit's earnings in a month, out of `ALBUM_WHOLE`. */
type SpreadPart = { track: CatalogueTrack; part: bigint };
/** Returns the parts of a unit's tracks in a given month. */
export type Spread = (unit: PayableUnit, month: string) => readonly SpreadPart[];

/**
 * Returns a function that divides whole releases among their tracks (product 23.18). A single track gets all of its own
 * earnings.
 * @param sales the sales of single tracks in the same statement
 */
export function spreadBy(sales: Awaited<ReturnType<Groups['sales']>>): Spread {
  const byMonth = groupBy(sales, ({ month }) => month);
  const cache = new Map<string, readonly SpreadPart[]>();
  return (unit, month) => {
    if (!isAlbum(unit)) return unit.tracks.map((track) => ({ track, part: ALBUM_WHOLE }));
    const name = releaseMonthKey({ releaseId: unit.releaseId, month });
    const before = cache.get(name);
    if (before) return before;
    const trackIds = unit.tracks.map(({ trackId }) => trackId);
    const parts = albumParts(trackIds, byMonth.get(month) ?? []);
    const spread = unit.tracks.flatMap((track, n) => (parts[n] ? [{ track, part: parts[n] }] : []));
    cache.set(name, spread);
    return spread;
  };
}

type UnitRow = Omit<EarnedRow, 'track'> & { n: number };

/** Splits the rows of units exactly into rows of tracks, and merges rows that have the same key. */
export function rowsOfTracks(rows: readonly UnitRow[], units: readonly PayableUnit[], spread: Spread): EarnedRow[] {
  const found = new Map<string, EarnedRow>();
  for (const { n, quantity, amount, ...row } of rows) {
    const unit = units[n];
    if (!unit) continue;
    const parts = spread(unit, row.month);
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
