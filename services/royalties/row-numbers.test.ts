import { rowShifts, shiftsByBlock } from './row-numbers.ts';

/** Computes the row number of the n-th good row, as the line store does. */
const numberOf = (n: number, shifts: ReturnType<typeof rowShifts>): number =>
  n + (shifts.findLast(([from]) => from <= n)?.[1] ?? 0);

/** Computes the same number by blocks, as the engine does. */
const byBlocks = (n: number, shifts: ReturnType<typeof rowShifts>, rows: number): number => {
  const block = shiftsByBlock(shifts, rows).find(({ block }) => block === Math.floor(n / rows));
  const at = block ? block.since.filter((since) => since <= n).length : 0;
  return n + (block?.added[at - 1] ?? shifts.at(-1)?.[1] ?? 0);
};

test.each<[number, number[]]>([
  [1, []],
  [3, [6, 4]],
  [1, [2, 3, 4]],
  [4, [2, 9, 10, 12]],
])('numbers each good row, with %i rows above and without the rows %j (product 23.4)', (skip, leftOut) => {
  const rows = Array.from({ length: 15 }, (_, n) => n + 1).filter((row) => row > skip && !leftOut.includes(row));
  const shifts = rowShifts(skip, leftOut);
  expect(rows.map((_, n) => numberOf(n + 1, shifts))).toEqual(rows);
  for (const block of [1, 2, 3, 7, 100]) expect(rows.map((_, n) => byBlocks(n + 1, shifts, block))).toEqual(rows);
});
