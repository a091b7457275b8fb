import type { Quotes } from '../../shared/royalties/reading-plan.ts';
import type { SetAsideGroup, SetAsideRow } from '../../shared/royalties/set-aside.ts';
import type { BadLine } from './line-flaw.ts';

/** The result of reading a statement, before anything is matched or shared. */
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
  /** Rows that are not sales, by reason, with the first of them. */
  setAside: { groups: SetAsideGroup[]; first: SetAsideRow[] };
  /** Where each line of the file went. `physical` is the total, including `lines` and `bad`. */
  file: { physical: number; above: number; setAside: number; blank: number; inCells: number };
  /** How quotation marks were read; left out if the file has none. */
  quotes?: Quotes;
  /** The totals that the file itself states, as written. */
  totals: string[];
  /** Unrecognized names of territories, with the number of lines of each. Their lines count, as XX. */
  unknownTerritories: { text: string; lines: number }[];
};
