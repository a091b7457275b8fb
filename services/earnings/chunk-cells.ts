import type { Cell } from '../../shared/earnings/cell.ts';
import { groupBy, releaseMonthKey } from './group-by.ts';

/**
 * The maximum number of writes for earnings. A transaction may have 100, and a posting also writes its header, entries,
 * a wallet and its cause.
 */
const MAX_WRITES = 60;

/**
 * Splits one artist's cells into chunks that each fit in a transaction; the split is always the same. `earningsWrites`
 * returns one write for the artist, one for each month, and one for each release and month. A release's earnings in one
 * month stay together.
 */
export function chunkCells<C extends Pick<Cell, 'releaseId' | 'month'>>(
  cells: readonly C[],
  most: number = MAX_WRITES,
): C[][] {
  const groups = [...groupBy(cells, releaseMonthKey)].sort(([one], [other]) => (one < other ? -1 : 1));
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
