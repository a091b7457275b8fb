import { splitRecords } from '../../../shared/royalties/split-records.ts';
import type { FileHead } from '../../../shared/statements/statement-parts.ts';

const DELIMITERS = ['\t', ',', ';', '|'];
const [ROWS, COLUMNS, CHARACTERS] = [50, 100, 200];

/** How a file begins, for somebody who says which column is which: its header is taken for the first of its widest rows. */
export function fileHead(head: string): FileHead {
  const split = DELIMITERS.map((delimiter) => splitRecords(head, delimiter).slice(0, ROWS));
  const width = (records: (typeof split)[number]) => Math.max(0, ...records.map(({ cells }) => cells.length));
  const records = split.reduce((best, one) => (width(one) > width(best) ? one : best));
  const widest = width(records);
  const at = records.findIndex(({ cells }) => cells.length === widest);
  const shown = records.map(({ cells }) => cells.slice(0, COLUMNS).map((cell) => cell.slice(0, CHARACTERS).trim()));
  return { columns: shown[at] ?? [], rows: shown.slice(at + 1, at + 11) };
}
