import { createReadStream } from 'node:fs';

const [QUOTE, LINE, RETURN, BLANK] = [0x22, 0x0a, 0x0d, 0x20];
const PIECE_BYTES = 2_097_152;

/** What the quotation marks of a file show about how it was written. Lines are physical, counted from 1. */
export type QuoteEvidence = {
  /** A cell that only a program that quotes writes: doubled quotes, a quoted column name, a delimiter or a line end that must be quoted. */
  isProof: boolean;
  /** The line of the first quote that opens a cell and never closes it. Nothing behind it was looked at. */
  unclosed?: number;
  /** The line of the first quoted cell with line ends whose lines are each a whole row by themselves. */
  ambiguous?: number;
  /** Line ends within quoted cells, and lines there that hold nothing. */
  innerLineEnds: number;
  innerBlankLines: number;
};

type Shape = { delimiter: string; columns: number /** The line of the header. */; header: number };

/**
 * Goes once through a file as a strict reader of RFC 4180 does: a cell that begins with a quote ends at the next single quote, and a
 * delimiter or a line end follows. Only quotes are looked at, so a file that has few is passed at the speed of the disk.
 */
export async function quoteEvidence(file: string, shape: Shape): Promise<QuoteEvidence> {
  const scan = quoteScan(shape);
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const cut = bytes.lastIndexOf(LINE) + 1;
    scan.lines(bytes.subarray(0, cut));
    if (scan.found.unclosed !== undefined) return scan.found;
    rest = bytes.subarray(cut);
  }
  scan.lines(rest);
  scan.end();
  return scan.found;
}

function quoteScan({ delimiter, columns, header }: Shape) {
  const found: QuoteEvidence = { isProof: false, innerLineEnds: 0, innerBlankLines: 0 };
  const cut = delimiter.charCodeAt(0);
  /** The line of the quote that is open, and whether each line since is a whole row. */
  let open: { line: number; hasLineEnd: boolean; areRows: boolean } | undefined;
  let line = 1;

  const cellsOf = (bytes: Buffer, from: number, to: number): number => {
    let cells = 1;
    for (let at = bytes.indexOf(cut, from); at !== -1 && at < to; at = bytes.indexOf(cut, at + 1)) cells += 1;
    return cells;
  };

  const close = (bytes: Buffer, opened: number, quote: number, lineStart: number): void => {
    if (!open) return;
    const lineEnd = endOfLine(bytes, quote);
    if (open.hasLineEnd) {
      const areRows = open.areRows && cellsOf(bytes, lineStart, lineEnd) === columns;
      if (areRows) found.ambiguous ??= open.line;
      else found.isProof = true;
    } else if (!found.isProof) {
      const inner = bytes.subarray(opened + 1, quote);
      const needsQuotes = inner.includes(cut) && cellsOf(bytes, lineStart, lineEnd) !== columns;
      found.isProof = open.line === header || needsQuotes || isQuotedNumber(inner);
    }
    open = undefined;
  };

  return {
    found,

    /** Whole lines. */
    lines(bytes: Buffer): void {
      let [at, lineStart, opened] = [0, 0, -1];
      let nextLine = bytes.indexOf(LINE);
      /** Counts the lines that end before a place. */
      const passLines = (to: number): void => {
        while (nextLine !== -1 && nextLine < to) {
          if (open) {
            open.hasLineEnd = true;
            open.areRows &&= cellsOf(bytes, lineStart, nextLine) === columns;
            found.innerLineEnds += 1;
            // A blank line whose end is quoted: the line before it ended within the quotes too.
            if (isBlank(bytes, lineStart, nextLine)) found.innerBlankLines += 1;
          }
          line += 1;
          lineStart = nextLine + 1;
          nextLine = bytes.indexOf(LINE, lineStart);
        }
      };
      for (let quote = bytes.indexOf(QUOTE); quote !== -1; quote = bytes.indexOf(QUOTE, at)) {
        passLines(quote);
        if (!open) {
          const before = quote === lineStart ? LINE : bytes[quote - 1];
          if ((before === LINE || before === cut) && line >= header) {
            open = { line, hasLineEnd: false, areRows: true };
            opened = quote;
          }
          at = quote + 1;
        } else if (bytes[quote + 1] === QUOTE) {
          found.isProof = true;
          at = quote + 2;
        } else if (endsCell(bytes, quote + 1, cut)) {
          close(bytes, opened, quote, lineStart);
          at = quote + 1;
        } else {
          found.unclosed = open.line;
          return;
        }
      }
      passLines(bytes.length);
    },

    /** The end of the file. */
    end(): void {
      if (open) found.unclosed ??= open.line;
    },
  };
}

function endOfLine(bytes: Buffer, from: number): number {
  const at = bytes.indexOf(LINE, from);
  return at === -1 ? bytes.length : at;
}

const isBlank = (bytes: Buffer, from: number, to: number): boolean =>
  to === from || (to === from + 1 && bytes[from] === RETURN);

/** Whether a cell may end here: the engine passes over blanks behind a closing quote. */
function endsCell(bytes: Buffer, from: number, cut: number): boolean {
  let at = from;
  while (bytes[at] === BLANK && cut !== BLANK) at += 1;
  const byte = bytes[at];
  return byte === undefined || byte === cut || byte === LINE || byte === RETURN;
}

/** Spreadsheets quote a number with a comma even where tabs separate the cells. */
const isQuotedNumber = (inner: Buffer): boolean =>
  inner.length < 40 && inner.includes(0x2c) && /^[-+($]?\d[\d.,]*\)?$/.test(inner.toString('latin1'));
