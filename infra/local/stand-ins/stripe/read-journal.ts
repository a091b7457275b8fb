import { existsSync, readFileSync } from 'node:fs';
import { type Change, TABLE_NAMES, type TableName, type Tables } from './tables.ts';

export type Rows = { [T in TableName]: Map<string, Tables[T]> };

const LINE_START = '{"put":[';

/**
 * The rows after all complete lines of a journal; no file gives no rows.
 * A last line that kill -9 cut short was never acknowledged and is left out. Anything else that does not read throws.
 */
export function readJournal(file: string): Rows {
  const rows = Object.fromEntries(TABLE_NAMES.map((table) => [table, new Map()])) as Rows;
  if (!existsSync(file)) return rows;
  const lines = readFileSync(file, 'utf8').split('\n');
  const tail = lines.pop() ?? '';
  const cutShort = tail.startsWith(LINE_START) || LINE_START.startsWith(tail);
  if (!cutShort) lines.push(tail);
  for (const [index, line] of lines.entries()) {
    try {
      apply(rows, JSON.parse(line) as Change);
    } catch {
      throw new Error(
        `The Stripe stand-in cannot read line ${index + 1} of ${file}: restore the file, or delete it to start with no payments.`,
      );
    }
  }
  return rows;
}

function apply(rows: Rows, change: Change): void {
  for (const [table, row] of change.put) (rows[table] as Map<string, typeof row>).set(row.id, row);
  for (const [table, id] of change.drop) rows[table].delete(id);
}
