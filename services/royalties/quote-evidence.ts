import { createReadStream } from 'node:fs';

const [QUOTE, LINE, RETURN, BLANK] = [0x22, 0x0a, 0x0d, 0x20];
const PIECE_BYTES = 2_097_152;

/** Evidence of how a file uses quotation marks. Line numbers count physical lines, from 1. */
export type QuoteEvidence = {
  /**
   * Whether a cell proves quoting: doubled quotes, a quoted column name, or a delimiter or line end that has to be
   * quoted.
   */
  isProof: boolean;
  /** The line of the first quote that opens a cell and is never closed. Nothing after that quote was examined. */
  unclosed?: number;
  /** The line of the first quoted cell that contains whole rows of the file. */
  ambiguous?: number;
  /** Line ends and empty lines within quoted cells. */
  innerLineEnds: number;
  innerBlankLines: number;
};

type Shape = { delimiter: string; columns: number /** The line of the header. */; header: number };

/**
 * Scans a file once as a strict RFC 4180 reader: a cell that begins with a quote ends at the next single quote, which
 * must be followed by a delimiter or a line end. Only quoted cells are scanned byte by byte, so a file with few of them
 * is read as fast as the disk allows.
 */
export async function quoteEvidence(file: string, shape: Shape): Promise<QuoteEvidence> {
  const scan = quoteScan(shape);
  let rest: Buffer = Buffer.alloc(0);
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: PIECE_BYTES });
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const cut = bytes.lastIndexOf(LINE) + 1;
    scan.lines(bytes.subarray(0, cut));
    if (scan.at.unclosed !== undefined) break;
    rest = bytes.subarray(cut);
  }
  scan.lines(rest);
  scan.end();
  const { unclosed, ambiguous } = scan.at;
  return {
    ...scan.found,
    ...(unclosed !== undefined && { unclosed: await lineAt(file, unclosed) }),
    ...(ambiguous !== undefined && { ambiguous: await lineAt(file, ambiguous) }),
  };
}

/** Returns the line number of a byte, which is needed only for reporting. */
async function lineAt(file: string, byte: number): Promise<number> {
  let line = 1;
  if (byte === 0) return line;
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { end: byte - 1 });
  for await (const piece of pieces)
    for (let at = piece.indexOf(LINE); at !== -1; at = piece.indexOf(LINE, at + 1)) line += 1;
  return line;
}

/** An open quote: its position in the file, and the contents of its cell so far. */
type Open = { byte: number; isHeader: boolean; hasDelimiter: boolean; hasLineEnd: boolean; areRows: boolean };

function quoteScan({ delimiter, columns, header }: Shape) {
  const found = { isProof: false, innerLineEnds: 0, innerBlankLines: 0 };
  /** The evidence, as byte positions in the file. */
  const at: { unclosed?: number; ambiguous?: number } = {};
  const cut = delimiter.charCodeAt(0);
  let open: Open | undefined;
  /** The number of bytes before the current chunk, and of lines until the header. */
  let passed = 0;
  let above = header - 1;
  let headerEnd = -1;

  const areColumns = (bytes: Buffer, within: number): boolean => {
    const [from, to] = [startOfLine(bytes, within), endOfLine(bytes, within)];
    let cells = 1;
    for (let cell = bytes.indexOf(cut, from); cell !== -1 && cell < to; cell = bytes.indexOf(cut, cell + 1)) cells += 1;
    return cells === columns;
  };

  /** Handles the end of a quoted cell. */
  const close = (bytes: Buffer, cell: Open, from: number, quote: number): void => {
    if (cell.hasLineEnd) {
      if (cell.areRows && areColumns(bytes, quote)) at.ambiguous ??= cell.byte;
      else found.isProof = true;
    } else if (!found.isProof) {
      const needsQuotes = cell.hasDelimiter && !areColumns(bytes, quote);
      found.isProof = cell.isHeader || needsQuotes || isQuotedNumber(bytes.subarray(from, quote));
    }
  };

  /** Continues a quoted cell. @returns the position where it ended, or the end of the bytes if it is still open */
  const readCell = (bytes: Buffer, cell: Open, from: number): number => {
    for (let next = from; next < bytes.length; next += 1) {
      const byte = bytes[next];
      if (byte === QUOTE) {
        if (bytes[next + 1] === QUOTE) {
          found.isProof = true;
          next += 1;
        } else if (endsCell(bytes, next + 1, cut)) {
          close(bytes, cell, from, next);
          open = undefined;
          return next + 1;
        } else {
          at.unclosed = cell.byte;
          return bytes.length;
        }
      } else if (byte === cut) cell.hasDelimiter = true;
      else if (byte === LINE) {
        cell.hasLineEnd = true;
        cell.areRows &&= areColumns(bytes, next);
        found.innerLineEnds += 1;
        if (isBlank(bytes, startOfLine(bytes, next), next)) found.innerBlankLines += 1;
      }
    }
    return bytes.length;
  };

  return {
    found,
    at,

    /** Scans whole lines. */
    lines(bytes: Buffer): void {
      let place = 0;
      for (; above > 0 && place < bytes.length; above -= 1) place = endOfLine(bytes, place) + 1;
      if (above === 0 && headerEnd < 0) headerEnd = passed + endOfLine(bytes, place);
      if (open) place = readCell(bytes, open, place);
      let quote = at.unclosed === undefined ? bytes.indexOf(QUOTE, place) : -1;
      while (quote !== -1 && at.unclosed === undefined) {
        const before = quote === 0 ? LINE : bytes[quote - 1];
        place = quote + 1;
        if (before === LINE || before === cut) {
          const byte = passed + quote;
          open = { byte, isHeader: byte < headerEnd, hasDelimiter: false, hasLineEnd: false, areRows: true };
          place = readCell(bytes, open, place);
        }
        quote = bytes.indexOf(QUOTE, place);
      }
      passed += bytes.length;
    },

    /** Handles the end of the file. */
    end(): void {
      if (open) at.unclosed ??= open.byte;
    },
  };
}

const startOfLine = (bytes: Buffer, within: number): number =>
  within === 0 ? 0 : bytes.lastIndexOf(LINE, within - 1) + 1;

function endOfLine(bytes: Buffer, from: number): number {
  const at = bytes.indexOf(LINE, from);
  return at === -1 ? bytes.length : at;
}

const isBlank = (bytes: Buffer, from: number, to: number): boolean =>
  to === from || (to === from + 1 && bytes[from] === RETURN);

/** Whether a cell can end here. The engine skips spaces after a closing quote. */
function endsCell(bytes: Buffer, from: number, cut: number): boolean {
  let at = from;
  while (bytes[at] === BLANK && cut !== BLANK) at += 1;
  const byte = bytes[at];
  return byte === undefined || byte === cut || byte === LINE || byte === RETURN;
}

/** Whether a quoted cell is a number with a comma, which spreadsheets quote even in a tab-separated file. */
const isQuotedNumber = (inner: Buffer): boolean =>
  inner.length < 40 && inner.includes(0x2c) && /^[-+($]?\d[\d.,]*\)?$/.test(inner.toString('latin1'));
