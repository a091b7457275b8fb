import { decimalOf } from '../../shared/royalties/exact-decimal.ts';
import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';

/** Why a line cannot be counted. */
const flaws = {
  'too-few-columns': 'It has fewer columns than the header.',
  'too-many-columns': 'It has more columns than the header.',
  quote: 'A quoted cell has no end.',
  'too-long': 'It is too long for a line.',
  unreadable: 'It cannot be read.',
  amount: 'Its amount is no number.',
  'too-precise': 'Its amount has more decimals than are read exactly.',
  quantity: 'Its quantity is no number.',
  month: 'Its month is no date.',
  currency: 'Its currency is no code of three letters.',
  summary: 'It names a summary that the file does not have.',
} as const;
export type Flaw = keyof typeof flaws;

const flawOfError: Readonly<Record<string, Flaw>> = {
  'MISSING COLUMNS': 'too-few-columns',
  'TOO MANY COLUMNS': 'too-many-columns',
  'UNQUOTED VALUE': 'quote',
  'LINE SIZE OVER MAXIMUM': 'too-long',
};

/** A row, counted as a spreadsheet counts rows, from 1. `text` is the row itself. */
export type BadLine = { line: number; reason: Flaw; amount: string; text: string };

/** Why a line cannot be counted, for people. */
export const flawText = (reason: Flaw): string => flaws[reason];

/** What the engine put aside, because it is no row of so many columns. */
export type PutAside = {
  bad: BadLine[];
  /** Totals, notes and rows of blanks: no lines. */
  notes: { line: number; text: string }[];
  /** The file's last row is one of the bad ones. */
  isLastBad: boolean;
};

/** How the engine counts bytes of a file that begins with a mark is its own affair. */
const MARK_BYTES = 4;

export async function putAside(engine: Engine, plan: ReadingPlan, file: CheckedFile): Promise<PutAside> {
  const found = await engine.rows(
    'SELECT line, min(error_type) AS error, any_value(csv_line) AS text, min(line_byte_position) AS at FROM reject_errors GROUP BY line ORDER BY line',
  );
  const aside: PutAside = { bad: [], notes: [], isLastBad: false };
  for (const row of found) {
    const [line, text] = [Number(row.line), row.text ?? ''];
    if (isNote(plan, text)) aside.notes.push({ line, text });
    else
      aside.bad.push({ line, reason: flawOfError[row.error ?? ''] ?? 'unreadable', amount: '', text: text.trimEnd() });
    if (!isNote(plan, text)) aside.isLastBad ||= Number(row.at) + Buffer.byteLength(text) >= file.bytes - MARK_BYTES;
  }
  return aside;
}

const isNote = ({ footers }: ReadingPlan, text: string): boolean =>
  text.trim() === '' || footers.some((footer) => text.replace(/^"/, '').startsWith(footer));

/** What the file itself says that it should come to. `rows` counts all of it, the header and the notes among them. */
export type Stated = { amount?: string; lines?: number; rows?: number };

export function statedTotals({ totals }: ReadingPlan, notes: readonly string[]): Stated {
  const numberAfter = (label: string | undefined): string | undefined => {
    const note = label && notes.find((text) => text.replace(/^"/, '').startsWith(label));
    const [number] = note ? (note.slice(label.length).match(/-?[\d.]*\d[\d.]*/) ?? []) : [];
    return number && decimalOf(number) ? number : undefined;
  };
  const [lines, rows, amount] = [numberAfter(totals.lines), numberAfter(totals.rows), numberAfter(totals.amount)];
  return { ...(lines && { lines: Number(lines) }), ...(rows && { rows: Number(rows) }), ...(amount && { amount }) };
}
