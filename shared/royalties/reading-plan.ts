import type { Use } from './kind-of-use.ts';
import type { Mark } from './number-form.ts';
import type { CellName, StatementFormat } from './statement-format.ts';

/** Whether the quotation marks of a file enclose cells, or are part of the text. */
export type Quotes = 'cells' | 'text';

/** A summary record of a DDEX flat file. Lines refer to it for these values. */
export type Summary = { store: string; territory: string; use: string; currency: string };

/** Cells that have the same value in most lines of a file. */
export const usualNames = ['use', 'currency', 'from', 'to'] as const satisfies readonly CellName[];

/** How to read the lines of a file: everything that the lines themselves do not determine. */
export type ReadingPlan = {
  format: string;
  delimiter: string;
  /** The number of rows above the first line, including the header, as a spreadsheet counts them. */
  skip: number;
  columns: readonly string[];
  /** The column indexes of each cell, from 0, best first. */
  cells: { readonly [name in CellName]?: readonly number[] };
  /** The values in the first line, which most other lines repeat. */
  usual: { readonly [name in (typeof usualNames)[number]]: string };
  /** Values for the whole file; '' if each line has its own. */
  fixed: { store: string; currency: string; month: string };
  dates: StatementFormat['dates'];
  /** The maximum number of decimals in an amount. */
  decimals: number;
  mark: Mark;
  /** Whether the first amounts of the file determine the decimal mark. */
  isMarkSure: boolean;
  /** The kind of use of lines that do not state one. */
  use: Use;
  footers: readonly string[];
  totals: { lines?: string; rows?: string; amount?: string };
  /** Whether a quotation mark at the beginning of a cell encloses it, or is part of the text. */
  quotes?: Quotes;
  /** Rows with one of these values in its column, ignoring case, are not sales. */
  exclude?: readonly { column: number; value: string }[];
  /** Whether rows that name no recording are counted as lines. */
  countsUnnamed?: boolean;
  /** The only currency whose lines are read; the others are read by statements of their own. */
  onlyCurrency?: string;
  /** The summaries, by the id that lines refer to. */
  summaries?: ReadonlyMap<string, Summary>;
  /** Territories that the office has identified, by `territoryKey` (product 23.19). */
  territories?: ReadonlyMap<string, string>;
};
