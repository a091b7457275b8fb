import { type FileRecord, splitRecords } from './split-records.ts';

export const DELIMITERS = ['\t', ',', ';', '|'];
/** The number of rows within which a header must start; a few lines may precede it. */
export const HEADER_WITHIN = 40;

/** Whether a cell is a code, a number, a date or empty, which is typical of a line rather than a header. */
const isValue = (cell: string): boolean => {
  const text = cell.trim();
  return text === '' || /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/i.test(text) || /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);
};

const isQuoted = (cell: string): boolean => /^".*"$/.test(cell.trim());

/**
 * Reads the records of a file. In a tab-separated file a quotation mark is part of the text, unless a row of names is
 * quoted.
 */
function recordsOf(head: string, delimiter: string): readonly FileRecord[] {
  const asText = splitRecords(head, delimiter, 2 * HEADER_WITHIN, false);
  const isText = delimiter === '\t' && !asText.some(({ cells }) => cells.length > 1 && cells.every(isQuoted));
  return isText ? asText : splitRecords(head, delimiter, 2 * HEADER_WITHIN);
}

/** A guess at the header row of a file in an unknown format, with the records below it. */
type HeaderGuess = { columns: readonly string[]; lines: readonly FileRecord[] };

/**
 * Scores how much a row looks like a header, by its names and by a line of values directly below it. A row without
 * lines of the same width below it, give or take a trailing delimiter, is a sentence with commas, and scores 0.
 */
function likeness(records: readonly FileRecord[], at: number): number {
  const { cells = [] } = records[at] ?? {};
  const isAlike = (line: FileRecord) => Math.abs(line.cells.length - cells.length) <= 1;
  const below = records.slice(at + 1).filter((line) => isAlike(line) && line.cells.some((cell) => cell.trim() !== ''));
  if (below.length === 0) return 0;
  const hasValues = below[0]?.cells.some((cell) => cell.trim() !== '' && isValue(cell));
  return 2 * cells.filter((cell) => !isValue(cell)).length + (hasValues ? 1 : 0);
}

/** Finds the first row that looks most like a header, trying each delimiter. */
export function guessHeader(head: string): HeaderGuess {
  let best: HeaderGuess = { columns: [], lines: [] };
  let most = -1;
  for (const delimiter of DELIMITERS) {
    const records = recordsOf(head, delimiter);
    for (const [at, { cells }] of records.slice(0, HEADER_WITHIN).entries()) {
      const like = likeness(records, at);
      if (like <= most) continue;
      most = like;
      best = { columns: cells, lines: records.slice(at + 1) };
    }
  }
  return best;
}
