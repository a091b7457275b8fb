import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { countCells } from './count-cells.ts';

const [LINE, RETURN, QUOTE] = [0x0a, 0x0d, 0x22];
/** The maximum length of a line, far above any real one. */
export const MAX_LINE_BYTES = 131_072;
/** The maximum number of columns, several times that of the widest known statement. */
export const MAX_COLUMNS = 500;
/** Shorter lines are not checked for columns, because counting every byte would be slow. */
const LONG_LINE_BYTES = 1_000;

/** Counts of physical lines: a line end inside quotes also ends a line. */
export type LineCounts = {
  /** The number of line ends, plus one if the last line has none. */
  lines: number;
  /** The number of empty lines. */
  blankLines: number;
  /** Whether the file has any quotation marks. */
  hasQuotes: boolean;
  /** Whether line ends are mixed, or a line contains a carriage return. The engine cannot read such files. */
  hasMixedEnds: boolean;
  endsWithLine: boolean;
};

/**
 * Counts the lines of a file as it streams, in chunks of any length (product 23.15).
 * @throws StatementFault from `add` and `end`, for a line that is too long or has too many columns
 */
export function lineCounter(): { counts: LineCounts; add(piece: Buffer): void; end(): void } {
  const counts: LineCounts = { lines: 0, blankLines: 0, hasQuotes: false, hasMixedEnds: false, endsWithLine: false };
  let [returns, lineFeeds] = [0, 0];
  /** The unfinished line, which continues in the next chunk. */
  let open: Buffer = Buffer.alloc(0);

  const assertBounds = (bytes: Buffer): void => {
    const line = counts.lines + 1;
    if (bytes.length > MAX_LINE_BYTES) throw new StatementFault({ code: 'row-too-long', line, bytes: MAX_LINE_BYTES });
    const columns = countCells(bytes);
    if (columns > MAX_COLUMNS) throw new StatementFault({ code: 'too-many-columns', line, columns, most: MAX_COLUMNS });
  };

  const seeReturns = (piece: Buffer): void => {
    if (counts.hasMixedEnds) return;
    counts.hasMixedEnds = open.at(-1) === RETURN && piece[0] !== LINE;
    for (let at = piece.indexOf(RETURN); at !== -1 && !counts.hasMixedEnds; at = piece.indexOf(RETURN, at + 1)) {
      returns += 1;
      counts.hasMixedEnds = at + 1 < piece.length && piece[at + 1] !== LINE;
    }
  };

  return {
    counts,
    add(piece) {
      if (piece.length === 0) return;
      counts.hasQuotes ||= piece.includes(QUOTE);
      seeReturns(piece);
      let from = 0;
      for (let at = piece.indexOf(LINE); at !== -1; at = piece.indexOf(LINE, from)) {
        const length = open.length + at - from;
        if (length > LONG_LINE_BYTES) assertBounds(Buffer.concat([open, piece.subarray(from, at)]));
        else if (length === 0) counts.blankLines += 1;
        else if (length === 1 && (at > from ? piece[from] : open[0]) === RETURN) counts.blankLines += 1;
        counts.lines += 1;
        lineFeeds += 1;
        if (open.length > 0) open = Buffer.alloc(0);
        from = at + 1;
      }
      if (from < piece.length) {
        const rest = piece.subarray(from);
        open = open.length === 0 ? rest : Buffer.concat([open, rest]);
      }
      if (open.length > MAX_LINE_BYTES + 1) assertBounds(open);
      counts.endsWithLine = open.length === 0;
    },
    end() {
      counts.hasMixedEnds ||= returns > 0 && returns !== lineFeeds;
      if (open.length === 0) return;
      if (open.length > LONG_LINE_BYTES) assertBounds(open);
      counts.lines += 1;
    },
  };
}
