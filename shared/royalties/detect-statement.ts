import { decimalMark, type Mark } from './decimal-mark.ts';
import { dsrFlatFile, isDsrFlatFile } from './dsr-flat-file.ts';
import type { ReadingPlan } from './reading-plan.ts';
import { type FileRecord, splitRecords } from './split-records.ts';
import { StatementFault } from './statement-fault.ts';
import { type CellName, cellNames, type StatementFormat } from './statement-format.ts';
import { statementMonth } from './statement-month.ts';
import { usualOf } from './usual-of.ts';

/** What the office says of a file that does not say it itself. */
export type Given = { currency?: string /** YYYY-MM */; month?: string; mark?: Mark };

const DELIMITERS = ['\t', ',', ';', '|'];
/** Above its header a file has a few lines of its own. */
const HEADER_WITHIN = 40;

const plain = (name: string): string =>
  name
    .replace(/[\s\u00A0\uFEFF]+/g, ' ')
    .trim()
    .toLowerCase();

/** A column's name as the header must have it, with the currency in it caught. */
const pattern = (name: string): RegExp =>
  new RegExp(
    `^${plain(name)
      .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
      .replace('\\{currency\\}', '([a-z]{3})')}$`,
  );

const indexesOf = (columns: readonly string[], name: string): number[] => {
  const like = pattern(name);
  return columns.flatMap((column, index) => (like.test(plain(column)) ? [index] : []));
};

type Header = { format: StatementFormat; delimiter: string; records: readonly FileRecord[]; at: number };

function headerIn(head: string, formats: readonly StatementFormat[]): Header | undefined {
  for (const delimiter of DELIMITERS) {
    for (const [at, { cells }] of splitRecords(head, delimiter, HEADER_WITHIN).entries()) {
      const format = formats.find(({ signature }) => signature.every((name) => indexesOf(cells, name).length > 0));
      if (format) return { format, delimiter, records: recordsOf(head, delimiter, at), at };
    }
  }
  return undefined;
}

/** Where tabs separate the cells a quote is text, unless the header itself is quoted. */
function recordsOf(head: string, delimiter: string, at: number): readonly FileRecord[] {
  const asText = splitRecords(head, delimiter, Number.POSITIVE_INFINITY, false);
  const isText = delimiter === '\t' && !asText[at]?.cells.some((name) => name.startsWith('"'));
  return isText ? asText : splitRecords(head, delimiter);
}

/** The columns of a file that nobody knows yet: those of its first line that has several, or of its first one. */
function columnsOf(head: string): string[] {
  const firsts = DELIMITERS.map((delimiter) => splitRecords(head, delimiter, 1)[0]?.cells ?? []);
  return firsts.reduce((most, cells) => (cells.length > most.length ? cells : most)).map((name) => name.trim());
}

/** The columns of each cell, best first. @throws StatementFault for one that the header has not, or has twice */
function cellsOf({ format, records, at }: Header): ReadingPlan['cells'] {
  const columns = records[at]?.cells ?? [];
  const cells: { [name in CellName]?: number[] } = {};
  for (const name of cellNames) {
    const choices = format.cells[name];
    if (!choices) continue;
    const found = choices.map((choice) => indexesOf(columns, choice));
    const repeated = found.find((indexes) => indexes.length > 1);
    if (repeated)
      throw new StatementFault({ code: 'column-repeated', column: columns[repeated[0] ?? 0]?.trim() ?? '' });
    if (found.flat().length > 0) cells[name] = found.flat();
    else if (!format.optional?.includes(name))
      throw new StatementFault({ code: 'column-missing', column: choices[0] ?? name });
  }
  return cells;
}

/** Where the values are that exclude a row. @throws StatementFault for a column that the header does not have */
function excludedBy({ format, records, at }: Header): NonNullable<ReadingPlan['exclude']> {
  return (format.exclude ?? []).map(({ column, value }) => {
    const [index] = indexesOf(records[at]?.cells ?? [], column);
    if (index === undefined) throw new StatementFault({ code: 'column-missing', column });
    return { column: index, value };
  });
}

/** What stands beside a label above the header, or below it; '' when it does not. */
function above({ format, records, at }: Header, name: 'currency' | 'from' | 'to'): string {
  const place = format.above?.[name];
  if (!place) return '';
  for (const [row, { cells }] of records.slice(0, at).entries()) {
    const [index] = indexesOf(cells, place.label);
    if (index === undefined) continue;
    return (place.value === 'beside' ? cells[index + 1] : records[row + 1]?.cells[index])?.trim() ?? '';
  }
  return '';
}

function currencyOf(header: Header): string {
  const columns = header.records[header.at]?.cells ?? [];
  const [amount = ''] = header.format.cells.amount ?? [];
  const inName = columns.map((column) => pattern(amount).exec(plain(column))?.[1]).find(Boolean);
  return (inName ?? (above(header, 'currency') || header.format.currency || '')).toUpperCase();
}

/**
 * How a statement is read, told from its beginning. What is not known for certain is asked for, never guessed.
 * @param head the beginning of the file, unpacked and decoded
 * @param formats the known ones, and those that the office has mapped
 * @throws StatementFault in words, for what is no statement that anybody knows
 */
export function detectStatement(head: string, formats: readonly StatementFormat[], given: Given = {}): ReadingPlan {
  if (head.trim() === '') throw new StatementFault({ code: 'empty' });
  if (isDsrFlatFile(head)) return dsrFlatFile(head);
  const header = headerIn(head, formats);
  if (!header) throw new StatementFault({ code: 'header-unknown', columns: columnsOf(head) });
  const { format, delimiter, records, at } = header;
  const cells = cellsOf(header);
  const lines = records.slice(at + 1).filter(({ isWhole }) => isWhole);
  const exclude = excludedBy(header);
  const amounts = lines.map((line) => line.cells[cells.amount?.[0] ?? -1] ?? '');
  const { mark, isSure } = given.mark ? { mark: given.mark, isSure: true } : decimalMark(amounts);

  const [from, to] = [above(header, 'from'), above(header, 'to')];
  const month = given.month ?? statementMonth(from, to, format.dates);
  if (!cells.from && !month) throw new StatementFault({ code: 'month-needed' });
  const currency = currencyOf(header) || (given.currency ?? '');
  if (!cells.currency && currency === '') throw new StatementFault({ code: 'currency-needed' });
  return {
    format: format.id,
    delimiter,
    skip: at + 1,
    columns: records[at]?.cells ?? [],
    cells,
    usual: usualOf(cells, lines[0]?.cells),
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
