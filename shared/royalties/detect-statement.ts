import { columnName, columnsNamed, currencyInName } from './column-name.ts';
import { currencyInColumnName } from './currency-in-column-name.ts';
import { dateOrder } from './date-order.ts';
import { decimalMark } from './decimal-mark.ts';
import { dsrFlatFile, isDsrFlatFile } from './dsr-flat-file.ts';
import { DELIMITERS, guessHeader, HEADER_WITHIN } from './guess-header.ts';
import type { Mark } from './number-form.ts';
import type { ReadingPlan } from './reading-plan.ts';
import { type FileRecord, splitRecords } from './split-records.ts';
import { StatementFault } from './statement-fault.ts';
import { type CellName, cellNames, type StatementFormat } from './statement-format.ts';
import { statementMonth } from './statement-month.ts';
import { usualTexts } from './usual-texts.ts';

/** Facts that the office enters because the file does not state them. */
export type OfficeEntries = { currency?: string /** YYYY-MM */; month?: string; mark?: Mark };

type Header = { format: StatementFormat; delimiter: string; records: readonly FileRecord[]; at: number };

/** Finds the header row for the first format that matches. */
function findHeader(head: string, formats: readonly StatementFormat[]): Header | undefined {
  const split = DELIMITERS.map((delimiter) => ({ delimiter, rows: splitRecords(head, delimiter, HEADER_WITHIN) }));
  for (const format of formats) {
    const fits = ({ cells }: FileRecord) => format.signature.every((name) => columnsNamed(cells, name).length > 0);
    for (const { delimiter, rows } of split) {
      const at = rows.findIndex(fits);
      if (at >= 0) return { format, delimiter, records: readRecords(head, delimiter, at), at };
    }
  }
  return undefined;
}

/**
 * Reads the records of a file. In a tab-separated file a quotation mark is part of the text, unless the header itself
 * is quoted.
 */
function readRecords(head: string, delimiter: string, at: number): readonly FileRecord[] {
  const asText = splitRecords(head, delimiter, Number.POSITIVE_INFINITY, false);
  const isText = delimiter === '\t' && !asText[at]?.cells.some((name) => name.startsWith('"'));
  return isText ? asText : splitRecords(head, delimiter);
}

/** Finds the columns of each cell, best first. @throws StatementFault for a column that the header lacks or repeats */
function cellColumns({ format, records, at }: Header): ReadingPlan['cells'] {
  const columns = records[at]?.cells ?? [];
  const cells: { [name in CellName]?: number[] } = {};
  for (const name of cellNames) {
    const choices = format.cells[name];
    if (!choices) continue;
    const found = choices.map((choice) => columnsNamed(columns, choice));
    const repeated = found.find((indexes) => indexes.length > 1);
    if (repeated)
      throw new StatementFault({ code: 'column-repeated', column: columns[repeated[0] ?? 0]?.trim() ?? '' });
    if (found.flat().length > 0) cells[name] = found.flat();
    else if (!format.optional?.includes(name))
      throw new StatementFault({ code: 'column-missing', column: choices[0] ?? name });
  }
  return cells;
}

/** Finds the column and value of each exclusion. @throws StatementFault for a column that the header lacks */
function exclusions({ format, records, at }: Header): NonNullable<ReadingPlan['exclude']> {
  return (format.exclude ?? []).map(({ column, value }) => {
    const [index] = columnsNamed(records[at]?.cells ?? [], column);
    if (index === undefined) throw new StatementFault({ code: 'column-missing', column });
    return { column: index, value };
  });
}

/** Whether a format can read a file with these columns. */
export function readsColumns(format: StatementFormat, columns: readonly string[]): boolean {
  if (!format.signature.every((name) => columnsNamed(columns, name).length > 0)) return false;
  try {
    cellColumns({ format, delimiter: '', records: [{ cells: [...columns], isWhole: true }], at: 0 });
    return true;
  } catch (error) {
    if (error instanceof StatementFault) return false;
    throw error;
  }
}

/** Returns the value next to or below a label above the header; '' if there is none. */
function valueAbove({ format, records, at }: Header, name: 'currency' | 'from' | 'to'): string {
  const place = format.above?.[name];
  if (!place) return '';
  for (const [row, { cells }] of records.slice(0, at).entries()) {
    const [index] = columnsNamed(cells, place.label);
    if (index === undefined) continue;
    return (place.value === 'beside' ? cells[index + 1] : records[row + 1]?.cells[index])?.trim() ?? '';
  }
  return '';
}

/**
 * Returns the currency stated by the header, the rows above it, or the format. @param at the index of the amount column
 */
function statedCurrency(header: Header, at: number): string {
  const columns = header.records[header.at]?.cells ?? [];
  const [amount = ''] = header.format.cells.amount ?? [];
  const inName = columns.map((column) => currencyInName(column, amount)).find(Boolean);
  const stated =
    inName ?? (valueAbove(header, 'currency') || header.format.currency || currencyInColumnName(columns[at] ?? ''));
  return stated.toUpperCase();
}

/**
 * Decides how to read a statement from its beginning. Asks for whatever is uncertain instead of guessing.
 * @param head the beginning of the file, unpacked and decoded
 * @param formats known formats, and mappings made by the office
 * @throws StatementFault if no format matches the file, or the file lacks something
 */
export function detectStatement(
  head: string,
  formats: readonly StatementFormat[],
  given: OfficeEntries = {},
): ReadingPlan {
  if (head.trim() === '') throw new StatementFault({ code: 'empty' });
  if (isDsrFlatFile(head)) return dsrFlatFile(head);
  const header = findHeader(head, formats);
  if (!header) throw new StatementFault({ code: 'header-unknown', columns: guessHeader(head).columns.map(columnName) });
  const { format, delimiter, records, at } = header;
  const cells = cellColumns(header);
  const lines = records.slice(at + 1).filter(({ isWhole }) => isWhole);
  const exclude = exclusions(header);
  const amounts = lines.map((line) => line.cells[cells.amount?.[0] ?? -1] ?? '');
  const { mark, isSure } = given.mark ? { mark: given.mark, isSure: true } : decimalMark(amounts);

  const [from, to] = [valueAbove(header, 'from'), valueAbove(header, 'to')];
  const month = given.month ?? statementMonth(from, to, dateOrder([from, to], format.dates));
  if (!cells.from && !month) throw new StatementFault({ code: 'month-needed' });
  const currency = statedCurrency(header, cells.amount?.[0] ?? -1) || (given.currency ?? '');
  if (!cells.currency && currency === '') throw new StatementFault({ code: 'currency-needed' });
  return {
    format: format.id,
    delimiter,
    skip: at + 1,
    columns: records[at]?.cells ?? [],
    cells,
    usual: usualTexts(cells, lines[0]?.cells),
    fixed: { store: format.store ?? '', currency, month: month ?? '' },
    dates: format.dates,
    decimals: format.decimals,
    mark,
    isMarkSure: isSure,
    use: format.use,
    footers: format.footers ?? [],
    totals: format.totals ?? {},
    ...(exclude.length > 0 && { exclude }),
  };
}
