import { createReadStream } from 'node:fs';
import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import type { CheckedFile } from './check-statement-file.ts';

const [QUOTE, LINE, RETURN] = [0x22, 0x0a, 0x0d];

const PIECE_BYTES = 262_144;

/** Lists the row numbers of empty rows, from 1, which the engine skips. */
export async function blankRows({ readable, blankLines }: CheckedFile, plan: ReadingPlan): Promise<number[]> {
  if (blankLines === 0) return [];
  const blank: number[] = [];
  const cut = plan.delimiter.charCodeAt(0);
  const isQuoting = plan.quotes !== 'text';
  let row = 1;
  let isEmpty = true;
  let isStart = true;
  let isQuoted = false;
  const chunks: AsyncIterable<Buffer> = createReadStream(readable, { highWaterMark: PIECE_BYTES });
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      if (byte === QUOTE && isQuoting && (isStart || isQuoted)) isQuoted = !isQuoted;
      isStart = false;
      if (isQuoted) continue;
      if (byte === LINE) {
        if (isEmpty) blank.push(row);
        row += 1;
        isEmpty = true;
        isStart = true;
      } else if (byte === cut) {
        isEmpty = false;
        isStart = true;
      } else if (byte !== RETURN) isEmpty = false;
    }
  }
  return blank;
}

/** Adds `add` to the number of each good row from `from` on: `[0, 3]` adds 3 to all rows. */
export type Shift = readonly [from: number, add: number];

/**
 * Computes the shifts that convert a good row's position to its row number in the file.
 * @param skip the number of rows above the first line
 * @param leftOut the row numbers of all other rows, in any order
 */
export function rowShifts(skip: number, leftOut: readonly number[]): Shift[] {
  const shifts: Shift[] = [[1, skip]];
  for (const [n, row] of [...leftOut]
    .filter((row) => row > skip)
    .sort((a, b) => a - b)
    .entries()) {
    const from = row - skip - n;
    if (shifts.at(-1)?.[0] === from) shifts.pop();
    shifts.push([from, skip + n + 1]);
  }
  return shifts;
}

/** The shifts within a block of rows. The first one applies from the block's first row. */
export type ShiftBlock = { block: number; since: number[]; added: number[] };

/**
 * Groups shifts by blocks of rows, up to the block with the last shift.
 * @param shifts the first one applies from the first row on
 */
export function shiftsByBlock(shifts: readonly Shift[], rows: number): ShiftBlock[] {
  const blocks: ShiftBlock[] = [];
  const last = Math.floor((shifts.at(-1)?.[0] ?? 0) / rows);
  let at = 0;
  for (let block = 0; block <= last; block += 1) {
    while ((shifts[at + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= block * rows) at += 1;
    let end = at + 1;
    while ((shifts[end]?.[0] ?? Number.POSITIVE_INFINITY) < (block + 1) * rows) end += 1;
    const inBlock = shifts.slice(at, end);
    blocks.push({ block, since: inBlock.map(([from]) => from), added: inBlock.map(([, add]) => add) });
  }
  return blocks;
}
