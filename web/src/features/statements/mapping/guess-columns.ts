import { isTotalsLabel } from '../../../../../shared/royalties/totals-label.ts';
import { cellKind } from '../../../../../shared/statements/cell-kind.ts';
import type { FileHead } from '../../../../../shared/statements/statement-parts.ts';
import { type CellName, columnNames, comparableName } from './column-names.ts';

/** Columns that are certain enough to be preselected, and candidates for the other cells. */
export type ColumnGuess = {
  chosen: Partial<Record<CellName, string>>;
  unsure: Partial<Record<CellName, readonly string[]>>;
};

/** The order in which cells choose their column, most certain first, because each column is used at most once. */
const order: readonly CellName[] = [
  'isrc',
  'upc',
  'currency',
  'to',
  'from',
  'quantity',
  'amount',
  'artist',
  'title',
  'use',
  'store',
  'territory',
];
const SURE = 2;
const MARGIN = 1;
/** The minimum share of filled cells of the right kind. */
const MIN_FITTING_SHARE = 0.8;
const MIN_FITTING_TEXT_SHARE = 0.5;

type Column = { column: string; name: string; cells: readonly string[] };

/**
 * Guesses which column contains which cell, from the columns' names and first lines (product 23.22). Never chooses a
 * gross amount, a unit price, a tax, a fee, a date or text as the amount.
 */
export function guessColumns({ columns, rows: shown }: FileHead): ColumnGuess {
  // Leaves out totals rows, whose label would be taken for a month or a store.
  const rows = shown.filter((row) => !row.some(isTotalsLabel));
  const all = columns
    .map(
      (column, at): Column => ({
        column,
        name: comparableName(column),
        cells: rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== ''),
      }),
    )
    .filter(({ name }, at, every) => name !== '' && !every.some((other, n) => n !== at && other.name === name));
  const used = new Set<string>();
  const guess: ColumnGuess = { chosen: {}, unsure: {} };
  for (const cell of order) {
    const scored = all
      .filter(({ column }) => !used.has(column))
      .map((column) => ({ column: column.column, score: score(cell, column, rows.length > 0) }))
      .filter(({ score }) => score >= SURE)
      .toSorted((one, other) => other.score - one.score);
    const [first, second] = scored;
    if (!first) {
      const dates = cell === 'from' ? dateColumns(all, used) : [];
      if (dates.length > 0) guess.unsure.from = dates;
      continue;
    }
    if (first.score - (second?.score ?? 0) >= MARGIN) {
      guess.chosen[cell] = first.column;
      used.add(first.column);
    } else {
      guess.unsure[cell] = scored.filter(({ score }) => first.score - score < MARGIN).map(({ column }) => column);
    }
  }
  return guess;
}

/** The columns with dates. If no name indicates the month of sale, a person chooses one of them. */
const dateColumns = (all: readonly Column[], used: ReadonlySet<string>): string[] =>
  all
    .filter(
      ({ column, cells }) => !used.has(column) && cells.length > 0 && cells.every((one) => cellKind(one) === 'date'),
    )
    .map(({ column }) => column);

/** Scores how likely a column contains a cell; 0 if it cannot. */
function score(cell: CellName, { name, cells }: Column, hasRows: boolean): number {
  const { words, never, kinds } = columnNames[cell];
  const kindsOf = cells.map(cellKind);
  const fitting = kindsOf.filter((kind) => kinds.includes(kind)).length;
  if (cell === 'isrc' && cells.length > 0 && fitting === cells.length)
    return 20 + (/^isrc( code)?$/.test(name) ? 2 : 0);
  if (cell === 'upc' && cells.length > 0 && kindsOf.every((kind) => kind === 'upc'))
    return /\b(upc|ean)\b/.test(name) ? 20 : 6;
  if (never?.test(name)) return 0;
  // A column that is empty in the first lines is recognized only by its name. The amount is never empty.
  if (cells.length === 0 && hasRows && cell === 'amount') return 0;
  if (
    cells.length > 0 &&
    fitting / cells.length < (kinds[0] === 'text' || cell === 'isrc' ? MIN_FITTING_TEXT_SHARE : MIN_FITTING_SHARE)
  )
    return 0;
  if (cell === 'currency' && cells.some((text) => !/^[A-Z]{3}$/i.test(text))) return 0;
  if (cell === 'upc' && cells.some((text) => !/^\d{10,14}$/.test(text))) return 0;
  return words.reduce((sum, [word, weight]) => sum + (word.test(name) ? weight : 0), 0);
}
