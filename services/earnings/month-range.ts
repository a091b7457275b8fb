import { Problem } from '../../shared/contract/problem.ts';
import type { MonthRange } from './earnings-repository.ts';

/** What an answer reads at most: a month is a kilobyte. */
const MOST_MONTHS = 60;
/** What is shown where nobody says a range. */
const USUAL_MONTHS = 12;

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (number: number): string => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The months of a range, in order. */
export const monthsOf = ({ from, to }: MonthRange): string[] =>
  Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, n) => monthOf(numberOf(from) + n));

/** As many months, just before. */
export function rangeBefore({ from, to }: MonthRange): MonthRange {
  const length = numberOf(to) - numberOf(from) + 1;
  return { from: monthOf(numberOf(from) - length), to: monthOf(numberOf(from) - 1) };
}

/**
 * The range that is asked for; else the last twelve months that have figures.
 * @param last the last month that has figures
 * @throws Problem `range-too-long`
 */
export function rangeOf(asked: { from?: string | undefined; to?: string | undefined }, last: string): MonthRange {
  const to = asked.to ?? last;
  const from = asked.from ?? monthOf(numberOf(to) - USUAL_MONTHS + 1);
  if (from > to || numberOf(to) - numberOf(from) >= MOST_MONTHS) throw new Problem('range-too-long');
  return { from, to };
}
