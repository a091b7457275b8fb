import type { UsualOrder } from './date-order.ts';
import type { Use } from './kind-of-use.ts';

/** What a line of a statement says, whatever its columns are called. */
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

/** What stands above the header once for the whole file: beside its label, or below it. */
type Above = { label: string; value: 'beside' | 'below' };

/** A store's or a distributor's statement, as data. */
export type StatementFormat = {
  id: string;
  name: string;
  /** Columns that together no other format has. In a name, `{currency}` stands for three letters. */
  signature: readonly string[];
  /** The columns that hold a cell, best first: the first that the header has and that is not empty in the line. */
  cells: { readonly [name in CellName]?: readonly string[] };
  /** Those of the cells that only some exports have columns for. */
  optional?: readonly CellName[];
  /** Rows that are not sales: those with this value, in capitals or not, in this column. */
  exclude?: readonly { column: string; value: string }[];
  /** The only store there is, where no column names one. */
  store?: string;
  /** The only currency there is, where neither a column nor the name of one tells it. */
  currency?: string;
  /** What stands above the header. */
  above?: { readonly [name in 'currency' | 'from' | 'to']?: Above };
  /** The kind of use of a line whose own words tell none. */
  use: Use;
  /** How the format writes dates, which says how `8/9/2026` is read where the file itself does not show it. */
  dates: UsualOrder;
  /** How many decimals are read exactly. One more leaves one digit less before the point, of 38. */
  decimals: number;
  /** How a line under the data begins that is none: totals and notes. */
  footers?: readonly string[];
  /** Of those, the ones that say what the file should add up to. */
  totals?: { lines?: string; rows?: string; amount?: string };
};

/** What is read exactly of most: fourteen digits before the point are left. */
export const DECIMALS = 24;
