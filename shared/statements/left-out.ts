import { columnsNamed } from '../royalties/column-name.ts';
import type { Exclusion } from './mapping.ts';

const plain = (text: string): string => text.trim().toLowerCase();

/** Whether a row is left out: a column has a value, whatever its case and the space around it (product 23.22). */
export const isLeftOut = (row: readonly string[], columns: readonly string[], exclude: readonly Exclusion[]): boolean =>
  exclude.some(({ column, value }) =>
    columnsNamed(columns, column).some((index) => plain(row[index] ?? '') === plain(value)),
  );
