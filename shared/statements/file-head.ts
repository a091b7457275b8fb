import { columnName } from '../royalties/column-name.ts';
import { guessHeader } from '../royalties/guess-header.ts';
import type { FileHead } from './statement-parts.ts';

const [ROWS, COLUMNS] = [25, 200];

/** Reads the beginning of a file, for mapping its columns: their names, and the first lines. */
export function fileHead(head: string): FileHead {
  const { columns, lines } = guessHeader(head);
  const shown = (cells: readonly string[]) => cells.slice(0, COLUMNS).map(columnName);
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { columns: shown(columns), rows: filled.slice(0, ROWS).map(({ cells }) => shown(cells)) };
}
