import { addDecimals, type Decimal, decimalOf, decimalText } from '../../shared/royalties/exact-decimal.ts';
import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import type { SetAsideRow } from '../../shared/royalties/set-aside.ts';
import { splitRecords } from '../../shared/royalties/split-records.ts';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { totalAgrees } from '../../shared/royalties/total-agrees.ts';
import type { Engine } from './duckdb-gateway.ts';
import { numberedRows, type RowSource } from './numbered-rows.ts';
import type { SetAside, TotalsRow } from './set-aside-rows.ts';
import { literal } from './sql-text.ts';

/** Control totals from the store's email or the bank. */
export type Control = { amount?: string; lines?: number };

/** The totals that a file states. `rows` counts all rows, including the header and totals. */
type StatedTotals = { amount?: string; lines?: number; rows?: number };

/** Reads the totals in the footer rows of a known format, by their labels. */
function statedByFormat({ totals }: ReadingPlan, rows: readonly SetAsideRow[]): StatedTotals {
  const numberAfter = (label: string | undefined): string | undefined => {
    const note = label && rows.find(({ text }) => text.replace(/^"/, '').startsWith(label))?.text;
    const [number] = note ? (note.slice(label.length).match(/-?[\d.]*\d[\d.]*/) ?? []) : [];
    return number && decimalOf(number) ? number : undefined;
  };
  const [lines, rowCount, amount] = [numberAfter(totals.lines), numberAfter(totals.rows), numberAfter(totals.amount)];
  return {
    ...(lines && { lines: Number(lines) }),
    ...(rowCount && { rows: Number(rowCount) }),
    ...(amount && { amount }),
  };
}

/**
 * Compares the lines with the stated totals.
 * @throws StatementFault if they differ
 */
function assertStated(read: Required<StatedTotals>, controls: readonly StatedTotals[]): void {
  for (const { amount, lines, rows } of controls) {
    if (lines !== undefined && lines !== read.lines)
      throw new StatementFault({ code: 'lines-differ', stated: lines, read: read.lines });
    if (rows !== undefined && rows !== read.rows)
      throw new StatementFault({ code: 'lines-differ', stated: rows, read: read.rows });
    if (amount !== undefined && !matchesSum(amount, read.amount)) throw totalDiffers(amount, read.amount);
  }
}

/** Removes the trailing zeros that the engine's type adds to a sum. */
const withoutTrailingZeros = (text: string): Decimal => decimalOf(decimalText(decimalOf(text) ?? ZERO)) ?? ZERO;
const ZERO: Decimal = { units: 0n, places: 0 };
const matchesSum = (total: string, sum: string): boolean =>
  totalAgrees(withoutTrailingZeros(total), withoutTrailingZeros(sum));

type TotalsCheck = { totals: readonly TotalsRow[]; sum: string };

/**
 * Compares each totals row that has the header's columns with the sum of the amount column over all lines, over those
 * since the previous totals row, or over all lines above it.
 * @throws StatementFault `total-differs` for a row that matches none of these
 */
async function assertTotalsRows(engine: Engine, source: RowSource, { totals, sum }: TotalsCheck): Promise<void> {
  if (totals.every(({ amount }) => matchesSum(amount, sum))) return;
  const sections = await sumsBetween(engine, source, totals);
  let down = ZERO;
  for (const [n, { amount }] of totals.entries()) {
    const since = sections.get(n) ?? ZERO;
    down = addDecimals(down, since);
    const isRight =
      matchesSum(amount, sum) ||
      totalAgrees(withoutTrailingZeros(amount), since) ||
      totalAgrees(withoutTrailingZeros(amount), down);
    if (!isRight) throw totalDiffers(amount, sum);
  }
}

/** Sums up the lines between totals rows, indexed by the totals row below them. */
async function sumsBetween(
  engine: Engine,
  source: RowSource,
  totals: readonly TotalsRow[],
): Promise<Map<number, Decimal>> {
  const lines = `[${totals.map(({ line }) => line).join(', ')}]::BIGINT[]`;
  const rows = await engine.rows(`
    SELECT len(list_filter(${lines}, totals_line -> totals_line < line)) AS section, sum(amount) AS amount
    FROM ${await numberedRows(engine, source)} WHERE flaw = '' GROUP BY 1`);
  return new Map(rows.map(({ section, amount }) => [Number(section), withoutTrailingZeros(amount ?? '0')]));
}

/**
 * Compares totals rows whose numbers are not in a known column: one of the numbers must be the sum of the amounts or of
 * the quantities.
 * @returns the stated totals
 * @throws StatementFault `total-differs` if none is
 */
async function assertLooseTotals(
  engine: Engine,
  plan: ReadingPlan,
  { rows, sum, quantity }: { rows: readonly string[]; sum: string; quantity: string },
): Promise<string[]> {
  const stated: string[] = [];
  for (const text of rows.slice(0, MAX_LOOSE_TOTALS)) {
    const [{ cells } = { cells: [] }] = splitRecords(text, plan.delimiter, 1, plan.quotes !== 'text');
    const filled = cells.filter((cell) => cell.trim() !== '');
    const rows = await engine.rows(
      `SELECT exact(cell, '') AS amount FROM (SELECT unnest([${['', ...filled].map(literal).join(', ')}]) AS cell) WHERE cell <> ''`,
    );
    const numbers = rows.flatMap(({ amount }) => amount ?? []);
    const right = numbers.find((number) => matchesSum(number, sum));
    const other = numbers.findLast((number) => !matchesSum(number, quantity));
    if (right === undefined && other !== undefined) throw totalDiffers(other, sum);
    if (right !== undefined) stated.push(right);
  }
  return stated.map((amount) => decimalText(withoutTrailingZeros(amount)));
}

/** The maximum number of such rows to compare. */
const MAX_LOOSE_TOTALS = 100;

const totalDiffers = (total: string, sum: string): StatementFault =>
  new StatementFault({ code: 'total-differs', stated: decimalText(withoutTrailingZeros(total)), read: sum });

type Totals = {
  sums: { amount: string; quantity: string };
  lines: number;
  setAside: SetAside;
  control: Control;
};

/**
 * Compares the lines with the office's control totals or, without these, with the totals in the file.
 * @returns the totals in the file
 */
export async function checkTotals(
  engine: Engine,
  source: RowSource,
  { sums: { amount, quantity }, lines, setAside, control }: Totals,
): Promise<string[]> {
  const { plan, rejected } = source;
  const rows = plan.skip + lines + setAside.groups.reduce((sum, group) => sum + group.rows, 0);
  const read = { amount, lines, rows };
  const byFormat = statedByFormat(plan, [...rejected.setAside, ...setAside.first]);
  assertStated(read, [control]);
  const stated = [
    ...(byFormat.amount ? [byFormat.amount] : []),
    ...setAside.totals.map(({ amount }) => decimalText(withoutTrailingZeros(amount))),
  ];
  // The file's totals are not compared, because they cover all of its currencies, or because the office's total takes
  // precedence.
  if (control.amount !== undefined || plan.onlyCurrency) return stated;
  assertStated(read, [byFormat]);
  await assertTotalsRows(engine, source, { totals: setAside.totals, sum: amount });
  const loose = { rows: setAside.looseTotals, sum: amount, quantity };
  return [...stated, ...(await assertLooseTotals(engine, plan, loose))];
}
