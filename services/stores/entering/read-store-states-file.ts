import { parse } from 'csv-parse/sync';
import { Problem } from '../../../shared/contract/problem.ts';
import { fold } from '../../../shared/fold.ts';
import { keysOf, recordFromEntries } from '../../../shared/typed-record.ts';

/** One line of a file of store states, as it is written. */
export type StoreStateLine = {
  line: number;
  releaseId: string;
  upc: string;
  store: string;
  status: string;
  date: string;
  url: string;
  note: string;
};

type Column = Exclude<keyof StoreStateLine, 'line'>;

/** The names under which files have each column, in lower case and without signs. */
const columnNames: Record<Column, readonly string[]> = {
  releaseId: ['release id', 'release', 'id', 'release reference'],
  upc: ['upc', 'ean', 'upc ean', 'barcode', 'icpn', 'product upc', 'release upc'],
  store: ['store', 'store name', 'dsp', 'service', 'platform', 'retailer', 'shop', 'partner', 'outlet'],
  status: ['status', 'state', 'store status', 'delivery status', 'release status'],
  date: ['date', 'status date', 'updated', 'updated at', 'last updated', 'time', 'timestamp', 'as of', 'since'],
  url: ['url', 'link', 'address', 'store url', 'store link', 'product url'],
  note: ['note', 'notes', 'comment', 'comments', 'message', 'reason', 'words', 'error', 'error message', 'details'],
};
const columns = keysOf(columnNames);

/** A row's cells by the column's number. */
type Row = { record: Partial<Record<string, string>>; info: { lines: number } };

/**
 * Reads a file of store states (product 33.6): columns in any order and case, separated by commas, semicolons or tabs.
 * @throws Problem `import-unreadable` with the missing column, or with the reason why it is not CSV
 */
export function readStoreStatesFile(file: string): StoreStateLine[] {
  // Excel writes the separator in a line of its own, if asked to.
  const [, separator] = /^\uFEFF?"?sep=(.)"?\r?\n/.exec(file) ?? [];
  const csv = separator ? file.replace(/^\uFEFF?"?sep=."?/, '') : file;
  const { names, rows } = rowsOf(csv, separator ?? separatorOf(csv));
  const indexOf = (column: Column): number => names.findIndex((name) => columnNames[column].includes(name));
  if (indexOf('releaseId') < 0 && indexOf('upc') < 0) throw new Problem('import-unreadable', { column: 'release id' });
  for (const column of ['store', 'status'] as const)
    if (indexOf(column) < 0) throw new Problem('import-unreadable', { column });
  return rows.map(({ record, info }) => {
    const cells = columns.map((column) => [column, cellText(record[indexOf(column)])] as const);
    return { line: info.lines, ...recordFromEntries(cells) };
  });
}

/** The names of the columns, and the rows with at least one value. */
function rowsOf(csv: string, delimiter: string): { names: string[]; rows: Row[] } {
  let names: string[] = [];
  try {
    const rows = parse<Row>(csv, {
      bom: true,
      info: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      columns: (header: string[]) => {
        names = header.map(plain);
        return header.map((_, n) => String(n));
      },
    });
    return { names, rows: rows.filter(({ record }) => Object.values(record).some((cell) => cell?.trim())) };
  } catch (error) {
    throw new Problem('import-unreadable', { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** The separator that the first line has most of. */
function separatorOf(csv: string): string {
  const [first = ''] = csv.trimStart().split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

const plain = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A cell without the `="…"` with which Excel keeps a number's leading zeros. */
const cellText = (cell = ''): string =>
  cell
    .trim()
    .replace(/^="?(.*?)"?$/, '$1')
    .replace(/^'/, '')
    .trim();
