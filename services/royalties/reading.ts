import type { Quotes } from '../../shared/royalties/reading-plan.ts';
import type { SetAsideGroup, SetAsideRow } from '../../shared/royalties/set-aside.ts';
import type { BadLine } from './line-flaw.ts';

/** The result of reading a statement, before it is matched and allocated. */
export type Reading = {
  lines: number;
  groups: number;
  currency: string;
  /** The exact sum of all lines. */
  amount: string;
  quantity: string;
  /** The sale months, YYYY-MM, in order. */
  months: string[];
  bad: { count: number; first: BadLine[] };
  /** Rows that are not sales, grouped by reason, and the first of these rows. */
  setAside: { groups: SetAsideGroup[]; first: SetAsideRow[] };
  /**
   * How many lines of the file were counted, set aside or blank. `physical` is the number of all lines, including
   * `lines` and `bad`.
   */
  file: { physical: number; above: number; setAside: number; blank: number; inCells: number };
  /** How quotation marks were read; omitted if the file has none. */
  quotes?: Quotes;
  /** The totals that the file itself states, as written. */
  totals: string[];
  /**
   * Unrecognized territory names, with the number of lines for each. These lines are counted, with the territory XX.
   */
  unknownTerritories: { text: string; lines: number }[];
};
