import type { UnitSize } from './earned-table.ts';
import { unitRanges } from './unit-ranges.ts';

/** Divides units of these releases and rows into ranges, reading them two at a time. */
async function rangesOf(...units: [release: string, rows: number][]) {
  const sizes = units.map(([releaseId, rows], n): UnitSize => ({ n, releaseId, rows }));
  const pages = async function* () {
    for (let from = 0; from < sizes.length; from += 2) yield sizes.slice(from, from + 2);
  };
  const found: (readonly [number, number])[] = [];
  for await (const range of unitRanges(pages())) found.push(range);
  return found;
}

test('a range has complete releases and enough rows for a batch, and the last one has the rest', async () => {
  expect(await rangesOf(['a', 4_999], ['a', 1], ['a', 9], ['b', 4_999], ['c', 1], ['d', 7])).toEqual([
    [0, 2],
    [3, 4],
    [5, 5],
  ]);
  expect(await rangesOf(['a', 1], ['b', 0])).toEqual([[0, 1]]);
  expect(await rangesOf()).toEqual([]);
});
