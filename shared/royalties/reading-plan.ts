import type { Use } from './kind-of-use.ts';
import type { Mark } from './number-form.ts';
import type { CellName, StatementFormat } from './statement-format.ts';

/** What the quotation marks of a file are. */
export type Quotes = 'cells' | 'text';

/** What a record at the beginning of a DDEX flat file says of the lines that name it. */
export type Summary = { store: string; territory: string; use: string; currency: string };

/** Cells that say the same in most lines of a file. */
export const usualNames = ['use', 'currency', 'from', 'to'] as const satisfies readonly CellName[];

/** How the lines of one file are read: everything about it that is not in a line. */
export type ReadingPlan = {
  format: string;
  delimiter: string;
  /** Rows above the first line, the header among them, as a spreadsheet counts rows. */
  skip: number;
  columns: readonly string[];
  /** The columns of each cell, from 0, best first. */
  cells: { readonly [name in CellName]?: readonly number[] };
  /** What the first line says where most lines say the same. */
  usual: { readonly [name in (typeof usualNames)[number]]: string };
  /** What holds for the whole file, '' where lines say it. */
  fixed: { store: string; currency: string; month: string };
  dates: StatementFormat['dates'];
  /** How many decimals an amount may have. */
  decimals: number;
  mark: Mark;
  /** Whether an amount at the beginning has shown the mark. */
  isMarkSure: boolean;
  /** The kind of use of a line whose own words tell none. */
  use: Use;
  footers: readonly string[];
  totals: { lines?: string; rows?: string; amount?: string };
  /** Whether a quote at the beginning of a cell quotes it, or is text like others. */
  quotes?: Quotes;
  /** Rows that are no sales: those with one of these values, whatever its capitals, in its column. */
  exclude?: readonly { column: number; value: string }[];
  /** Rows that name no recording are counted all the same. */
  countsUnnamed?: boolean;
  /** Lines in other currencies are left to other statements. */
  onlyCurrency?: string;
  /** By the id that a line names. */
  summaries?: ReadonlyMap<string, Summary>;
  /** What the office has said of names of territories, by `territoryKey` (product 23.19). */
  territories?: ReadonlyMap<string, string>;
};
