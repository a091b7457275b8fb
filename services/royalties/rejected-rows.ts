import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import type { SetAsideReason, SetAsideRow } from '../../shared/royalties/set-aside.ts';
import { splitRecords } from '../../shared/royalties/split-records.ts';
import { isTotalsLabel } from '../../shared/royalties/totals-label.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import type { BadLine, Flaw } from './line-flaw.ts';
import { MAX_REJECTS, REJECTS } from './source-sql.ts';

const flawByError: Readonly<Record<string, Flaw>> = {
  'MISSING COLUMNS': 'too-few-columns',
  'TOO MANY COLUMNS': 'too-many-columns',
  'UNQUOTED VALUE': 'quote',
  'LINE SIZE OVER MAXIMUM': 'too-long',
};

/** Rows that the engine rejected because their cells do not fit the header's columns. */
export type RejectedRows = {
  bad: BadLine[];
  setAside: SetAsideRow[];
  /** Whether the last row of the file is bad. */
  isLastBad: boolean;
  /** The number of rows that were set aside only because they look like remarks. */
  remarks: number;
  /** Whether the engine reached its limit of recorded errors, so that further rejected rows are missing. */
  isFull: boolean;
};

/** The tolerance for byte positions, needed because the engine does not always count a byte order mark. */
const MARK_BYTES = 4;

/** Sorts the rows that the engine rejected in the first pass into totals, remarks and bad lines. */
export async function rejectedRows(engine: Engine, plan: ReadingPlan, file: CheckedFile): Promise<RejectedRows> {
  const found = await engine.rows(
    `SELECT line, min(error_type) AS error, any_value(csv_line) AS text, min(line_byte_position) AS at FROM ${REJECTS} GROUP BY line ORDER BY line`,
  );
  const rejected: RejectedRows = { bad: [], setAside: [], isLastBad: false, remarks: 0, isFull: await isFull(engine) };
  for (const row of found) {
    const [line, csvLine] = [Number(row.line), row.text ?? ''];
    // In a file with Windows line ends, the engine's text begins with the end of the previous line.
    const text = csvLine.replace(/^[\r\n]+/, '').trimEnd();
    const isLast = Number(row.at) + Buffer.byteLength(csvLine) >= file.bytes - MARK_BYTES;
    const isCut = isLast && !file.endsWithLine;
    const reason = setAsideReason(plan, text, isCut);
    if (reason === 'remark') rejected.remarks += 1;
    if (reason) rejected.setAside.push({ line, reason: reason === 'remark' ? 'note' : reason, text });
    else {
      rejected.bad.push({ line, reason: flawByError[row.error ?? ''] ?? 'unreadable', amount: '', text });
      rejected.isLastBad ||= isLast;
    }
  }
  return rejected;
}

async function isFull(engine: Engine): Promise<boolean> {
  const [row] = await engine.rows(`SELECT count(*) AS errors FROM ${REJECTS}`);
  return Number(row?.errors) >= MAX_REJECTS;
}

function setAsideReason(plan: ReadingPlan, text: string, isCut: boolean): SetAsideReason | 'remark' | undefined {
  const [{ cells } = { cells: [] }] = splitRecords(text, plan.delimiter, 1, plan.quotes !== 'text');
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return 'blank';
  // DOS programs end a text file with this character.
  if (text === END_OF_TEXT) return 'note';
  if (filled.some(isTotalsLabel)) return 'total';
  if (plan.footers.some((footer) => text.replace(/^"/, '').startsWith(footer))) return 'note';
  if (filled.length === 2 && isCountLabel(filled[0] ?? '')) return 'note';
  return !isCut && isRemark(plan, filled) ? 'remark' : undefined;
}

const END_OF_TEXT = '\x1a';

/** Whether a cell labels a row count, such as *Row Count*. */
const isCountLabel = (cell: string): boolean =>
  /^((row|line|record)s?[ _-]?count|count of (rows|lines|records)|(number|no\.?|#) of (rows|lines|records)|anzahl (der )?(zeilen|datens[äa]tze)|nombre de lignes)[ :]*$/i.test(
    cell,
  );

const CODE = /^[a-z]{2}-?[a-z0-9]{3}-?\d{2}-?\d{5}$|^\d{8,14}$/i;

/** Whether a row is a remark, such as *Generated on 3 October*: a row with text but no code or amount is not a sale. */
const isRemark = ({ columns }: ReadingPlan, filled: readonly string[]): boolean =>
  columns.length >= 4 &&
  filled.length <= 2 &&
  !filled.some((cell) => CODE.test(cell) || /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell));
