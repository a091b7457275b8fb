import type { Readable } from 'node:stream';
import { readXml } from './parse-xml.ts';

/** Whether a built-in format shows a date. Includes those of East Asian editions (ECMA-376, 18.8.30), but not times. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

/** Whether a number format shows a day or a month: `dd/mm/yyyy`, `[$-407]MMM JJ`, but not `0.00 "day"` or `hh:mm`. */
function showsDay(code: string): boolean {
  const bare = code
    .split(';')[0]
    ?.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '')
    .toLowerCase();
  return bare !== undefined && !/[#0?]/.test(bare) && (/[yde]/.test(bare.replace(/general/g, '')) || /mmm/.test(bare));
}

/** Reads the numbers of the cell styles that format dates. */
export async function dateStyles(stream: Readable): Promise<Set<number>> {
  const days = new Set<number>();
  const custom = new Map<number, boolean>();
  let isCells = false;
  let count = 0;
  await readXml(stream, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt') custom.set(id, showsDay(formatCode));
      if (name === 'cellXfs') isCells = true;
      if (name !== 'xf' || !isCells) return;
      if (custom.get(id) ?? isBuiltInDay(id)) days.add(count);
      count += 1;
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return days;
}
