const QUOTE = 0x22;
const TAB = 0x09;
const DELIMITERS = [0x2c, 0x3b, 0x7c];

/** Counts how often each byte occurs in a line; with `isQuoting`, only outside quotes. */
function tally(line: Uint8Array, isQuoting: boolean): Uint32Array {
  const found = new Uint32Array(256);
  let isQuoted = false;
  for (const byte of line) {
    if (isQuoting && byte === QUOTE) isQuoted = !isQuoted;
    if (!isQuoted) found[byte] = (found[byte] ?? 0) + 1;
  }
  return found;
}

/**
 * Returns the maximum number of cells in a line, for any delimiter. Commas, semicolons and bars within quotes are
 * ignored. Tabs are not, because tab-separated formats do not quote. On a line with an unclosed quote, no delimiter is
 * ignored.
 */
export function countCells(line: Uint8Array): number {
  const all = tally(line, false);
  const outside = (all[QUOTE] ?? 0) % 2 === 0 ? tally(line, true) : all;
  return 1 + Math.max(all[TAB] ?? 0, ...DELIMITERS.map((delimiter) => outside[delimiter] ?? 0));
}
