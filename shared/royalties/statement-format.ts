import type { UsualOrder } from './date-order.ts';
import type { Use } from './kind-of-use.ts';

/** The cells of a line, under our own names. */
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

/** A value stated above the header for the whole file, next to its label or below it. */
type Above = { label: string; value: 'beside' | 'below' };

/** Describes the statement layout of a store or distributor. */
export type StatementFormat = {
  id: string;
  name: string;
  /**
   * Columns that identify the format: no other format has this combination. In a name, `{currency}` stands for three
   * letters.
   */
  signature: readonly string[];
  /**
   * The columns that may contain a cell's value, best first. The first one that is in the header and not empty in the
   * line is used.
   */
  cells: { readonly [name in CellName]?: readonly string[] };
  /** Cells that only some exports have. */
  optional?: readonly CellName[];
  /** Rows with this value in this column, ignoring case, are not sales. */
  exclude?: readonly { column: string; value: string }[];
  /** The store, if no column contains it. */
  store?: string;
  /** The currency, if it appears neither in a column nor in a column's name. */
  currency?: string;
  /** Values stated above the header. */
  above?: { readonly [name in 'currency' | 'from' | 'to']?: Above };
  /** The kind of use of lines that do not state one. */
  use: Use;
  /** The usual order of dates, which decides how to read `8/9/2026` if the file does not. */
  dates: UsualOrder;
  /** How many decimals are read exactly. The rest of the 38 digits are for the integer part. */
  decimals: number;
  /** The beginnings of rows below the data that are not lines, such as totals and notes. */
  footers?: readonly string[];
  /** The footers that state the totals of the file. */
  totals?: { lines?: string; rows?: string; amount?: string };
};

/** The usual number of decimals, which leaves fourteen digits before the decimal point. */
export const DECIMALS = 24;
