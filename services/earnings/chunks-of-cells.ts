import type { Cell } from '../../shared/earnings/cell.ts';
import { groupsOf, releaseMonthOf } from './groups-of.ts';

/** A transaction takes 100 writes; a posting has its header, its entries, a wallet and what the poster adds. */
const MOST_WRITES = 60;

/**
 * Cells of one artist in parts that each fit a transaction, always the same ones: `earningsWrites` answers one write for the artist, one
 * for each month and one for each release and month. What a release earned in a month stays together.
 */
export function chunksOfCells<C extends Pick<Cell, 'releaseId' | 'month'>>(
  cells: readonly C[],
  most: number = MOST_WRITES,
): C[][] {
  const groups = [...groupsOf(cells, releaseMonthOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  const chunks: C[][] = [];
  let months = new Set<string>();
  let writes = Number.POSITIVE_INFINITY;
  for (const [, group] of groups) {
    const month = group[0]?.month ?? '';
    const more = months.has(month) ? 1 : 2;
    if (writes + more > most) {
      chunks.push([]);
      months = new Set();
      writes = 1;
    }
    writes += months.has(month) ? 1 : 2;
    months.add(month);
    chunks.at(-1)?.push(...group);
  }
  return chunks;
}
