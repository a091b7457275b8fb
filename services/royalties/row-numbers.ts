import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { ReadableFile } from './source-sql.ts';

const [QUOTE, LINE, RETURN] = [0x22, 0x0a, 0x0d];

/** The rows of a file that hold nothing at all, from 1: the engine counts them and leaves them out. */
export async function blankRows({ path, packing }: ReadableFile, delimiter: string): Promise<number[]> {
  const blank: number[] = [];
  const cut = delimiter.charCodeAt(0);
  let row = 1;
  let isEmpty = true;
  let isStart = true;
  let isQuoted = false;
  const file = createReadStream(path, { highWaterMark: 1024 ** 2 });
  for await (const chunk of packing === 'gzip' ? file.pipe(createGunzip()) : file) {
    for (const byte of chunk as Buffer) {
      if (byte === QUOTE && (isStart || isQuoted)) isQuoted = !isQuoted;
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

/** From which good row on how much is added to its number: `[0, 3]` from the first one on 3. */
export type Shift = readonly [from: number, add: number];

/**
 * How the n-th good row becomes the row of the file.
 * @param skip rows above the first line
 * @param leftOut rows that are no good ones, in any order
 */
export function shiftsOf(skip: number, leftOut: readonly number[]): Shift[] {
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
