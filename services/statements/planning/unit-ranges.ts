import type { UnitSize } from './earned-table.ts';

/** The minimum number of rows in a batch. A batch is read and posted as a whole. */
const ROWS_OF_BATCH = 5_000;

/** The first and the last number of a range of units. */
export type UnitRange = readonly [from: number, to: number];

/**
 * Divides the unit numbers into ranges: each has complete releases, and enough rows for a batch.
 * @param sizes all units, in their order, in pages
 */
export async function* unitRanges(sizes: AsyncIterable<readonly UnitSize[]>): AsyncGenerator<UnitRange> {
  let [from, rows] = [0, 0];
  let last: UnitSize | undefined;
  for await (const page of sizes)
    for (const unit of page) {
      if (last && unit.releaseId !== last.releaseId && rows >= ROWS_OF_BATCH) {
        yield [from, last.n];
        [from, rows] = [unit.n, 0];
      }
      rows += unit.rows;
      last = unit;
    }
  if (last) yield [from, last.n];
}
