import { searchMatcher } from '../../lib/search-matcher.ts';
import type { Column, Order } from './column.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Sorts rows by a column. Equal rows keep their order; rows without a value come last in both directions. */
export function sortRows<R>(rows: readonly R[], columns: readonly Column<R>[], order: Order | undefined): readonly R[] {
  const by = columns.find(({ key }) => key === order?.key)?.sort;
  if (typeof by !== 'function') return rows;
  const sign = order?.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: by(row) }))
    .sort((a, b) => Number(a.value === '') - Number(b.value === '') || sign * compare(a.value, b.value))
    .map(({ row }) => row);
}

/** Rows whose text contains every word of the search. */
export const searchRows = <R>(rows: readonly R[], textOf: (row: R) => string, search: string): readonly R[] => {
  const isMatch = searchMatcher(search);
  return rows.filter((row) => isMatch(textOf(row)));
};

/** Parses an order from the URL: `name` or `-name`. @returns undefined for a column that cannot be sorted */
export function orderFrom<R>(text: string, columns: readonly Column<R>[]): Order | undefined {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return columns.some((column) => column.key === key && column.sort) ? { key, descending } : undefined;
}

/**
 * The order after a click on a column's header, in the format of the URL: ascending, descending, then the list's own
 * order.
 */
export function nextOrder(key: string, now: Order | undefined): string {
  if (now?.key !== key) return key;
  return now.descending ? '' : `-${key}`;
}
