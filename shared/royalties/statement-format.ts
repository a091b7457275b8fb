import type { UsualOrder } from './date-order.ts';
import type { Use } from './kind-of-use.ts';

/** The cells of a line, whatever the columns are called. */
export const cellNames = [
  'isrc',
  'upc',
  'title',
  'artist',
  'store',
  'territory',
  'use',
  'quantity',
  'amount',
  'currency',
  'from',
  'to',
] as const;
export type CellName = (typeof cellNames)[number];

/** A value above the header, for the whole file: next to its label, or below it. */
type Above = { label: string; value: 'beside' | 'below' };

/** A store's or a distributor's statement, as data. */
export type StatementFormat = {
  id: string;
  name: string;
  /** Columns that no other format has in this combination. In a name, `{currency}` stands for three letters. */
  signature: readonly string[];
  /** The columns that may hold a cell, best first: the first one in the header with a value in the line counts. */
  cells: { readonly [name in CellName]?: readonly string[] };
  /** Cells that only some exports have columns for. */
  optional?: readonly CellName[];
  /** Rows with this value in this column, in any case, are not sales. */
  exclude?: readonly { column: string; value: string }[];
  /** The store, if no column names one. */
  store?: string;
  /** The currency, if neither a column nor the name of one reveals it. */
  currency?: string;
  /** Values above the header. */
  above?: { readonly [name in 'currency' | 'from' | 'to']?: Above };
  /** The kind of use of lines that do not reveal theirs. */
  use: Use;
  /** How the format writes dates, which decides how `8/9/2026` is read if the file does not show it. */
  dates: UsualOrder;
  /** How many decimals are read exactly. Of 38 digits, the rest are left for the integer part. */
  decimals: number;
  /** How rows below the data begin that are not lines: totals and notes. */
  footers?: readonly string[];
  /** The footers that state what the file should add up to. */
  totals?: { lines?: string; rows?: string; amount?: string };
};

/** The usual number of decimals, which leaves fourteen digits before the point. */
export const DECIMALS = 24;
