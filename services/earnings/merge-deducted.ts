import type { Cell } from '../../shared/earnings/cell.ts';
import type { TrackId } from '../../shared/ids.ts';
import type { DeductedPart } from './artist-earnings.ts';

/**
 * Adds the deductions in these cells to the artist's share of a payer's deductions; a reversal (`sign` -1) subtracts
 * them.
 */
export function mergeDeducted(
  before: readonly DeductedPart[] = [],
  { cells, sign }: { cells: readonly Cell[]; sign: 1 | -1 },
): DeductedPart[] {
  const sums = new Map<string, { trackId: TrackId; store: string; micros: bigint }>();
  const add = (trackId: TrackId, store: string, micros: bigint) => {
    const name = `${trackId} ${store}`;
    sums.set(name, { trackId, store, micros: micros + (sums.get(name)?.micros ?? 0n) });
  };
  for (const { trackId, store, micros } of before) add(trackId, store, BigInt(micros));
  for (const { use, trackId, store, micros } of cells)
    if (use === 'deduction') add(trackId, store, BigInt(sign) * micros);
  return [...sums.values()].flatMap(({ micros, ...of }) => (micros === 0n ? [] : [{ ...of, micros: String(micros) }]));
}
