import { parse } from 'csv-parse/sync';
import { Problem } from '../../shared/contract/problem.ts';
import { Text } from '../../shared/text-schemas.ts';

/** A row of the bank's reply: the result of a transfer, with its reference or the reason. */
export type BankRow = { line: number; reference: string; result: 'completed' | 'failed' | 'returned'; about: string };

const COLUMNS = ['reference', 'result', 'about'] as const;
const isResult = (text: string): text is BankRow['result'] => ['completed', 'failed', 'returned'].includes(text);

/**
 * Parses the bank's reply as CSV with these columns in any order: `reference` (as in our file), `result` (completed,
 * failed, returned) and `about` (the bank's reference or reason).
 * @throws Problem `bank-answer-unreadable` with the line and its fault; then no row is applied
 */
export function readBankAnswer(text: string): BankRow[] {
  const wrong = (line: number, why: string) => new Problem('bank-answer-unreadable', { line, why });
  let rows: Record<string, string>[];
  try {
    rows = parse(text, {
      bom: true,
      columns: (head: string[]) => head.map((name) => name.trim().toLowerCase()),
      trim: true,
      skip_empty_lines: true,
    });
  } catch {
    throw wrong(1, 'it is no CSV whose rows have as many cells as its header');
  }
  if (rows.length === 0) throw wrong(1, 'it has no rows');
  return rows.map((row, n) => {
    const line = n + 2;
    const missing = COLUMNS.find((column) => row[column] === undefined);
    if (missing) throw wrong(1, `the column ${missing} is missing`);
    const { reference = '', result = '', about = '' } = row;
    const known = result.toLowerCase();
    if (!isResult(known)) throw wrong(line, 'the result is none of completed, failed, returned');
    if (about === '' || about.length > 500) throw wrong(line, 'about must say the bank’s reference or reason');
    // The bank's text is stored like text from the office, and appears in exports that spreadsheets open.
    const read = Text.safeParse(about);
    if (!read.success) throw wrong(line, 'about has a character that cannot be seen, or begins like a formula');
    return { line, reference, result: known, about: read.data };
  });
}
