import type { BadLine } from './put-aside.ts';

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
  /** Texts that name no territory, with how many lines have each: they count, as an unknown one. */
  unknownTerritories: { text: string; lines: number }[];
};
