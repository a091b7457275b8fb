import { columnsNamed } from '../royalties/column-name.ts';
import type { Exclusion } from './mapping.ts';

const plain = (text: string): string => text.trim().toLowerCase();

/** Whether one of the exclusions matches a row, ignoring case and surrounding space (product 23.22). */
export const isExcludedRow = (
  row: readonly string[],
  columns: readonly string[],
  exclude: readonly Exclusion[],
): boolean =>
  exclude.some(({ column, value }) =>
    columnsNamed(columns, column).some((index) => plain(row[index] ?? '') === plain(value)),
  );
