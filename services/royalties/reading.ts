import type { Quotes } from '../../shared/royalties/reading-plan.ts';
import type { SetAsideGroup, SetAsideRow } from '../../shared/royalties/set-aside.ts';
import type { BadLine } from './line-flaw.ts';

/** What was read of a statement, before anything is matched or shared out. */
export type Reading = {
  lines: number;
  groups: number;
  currency: string;
  /** The sum of all lines, to the last digit. */
  amount: string;
  quantity: string;
  /** YYYY-MM, in order. */
  months: string[];
  bad: { count: number; first: BadLine[] };
  /** Rows that are no sales, by reason, and the first of them. */
  setAside: { groups: SetAsideGroup[]; first: SetAsideRow[] };
  /** Where each line of the file went: `physical` is the sum of all the others, `lines` and `bad` among them. */
  file: { physical: number; above: number; setAside: number; blank: number; inCells: number };
  /** What the quotation marks of the file are; left out where it has none. */
  quotes?: Quotes;
  /** The totals that the file itself states, as it writes them. */
  totals: string[];
  /** Texts that name no territory, with how many lines have each: they count, as an unknown one. */
  unknownTerritories: { text: string; lines: number }[];
};
