import { Problem } from '../../shared/contract/problem.ts';
import type { MonthRange } from './earnings-repository.ts';

/** The maximum number of months read for one reply; a month is about a kilobyte. */
const MAX_MONTHS = 60;
/** The number of months shown if no range is requested. */
const DEFAULT_MONTHS = 12;

const toNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const toMonth = (number: number): string => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Lists the months of a range, in order. */
export const monthsInRange = ({ from, to }: MonthRange): string[] =>
  Array.from({ length: toNumber(to) - toNumber(from) + 1 }, (_, n) => toMonth(toNumber(from) + n));

/** Returns the previous range of the same length. */
export function rangeBefore({ from, to }: MonthRange): MonthRange {
  const length = toNumber(to) - toNumber(from) + 1;
  return { from: toMonth(toNumber(from) - length), to: toMonth(toNumber(from) - 1) };
}

/**
 * Returns the requested range or, by default, the last twelve months that have figures.
 * @param last the last month that has figures
 * @throws Problem `range-too-long`
 */
export function resolveRange(
  requested: { from?: string | undefined; to?: string | undefined },
  last: string,
): MonthRange {
  const to = requested.to ?? last;
  const from = requested.from ?? toMonth(toNumber(to) - DEFAULT_MONTHS + 1);
  if (from > to || toNumber(to) - toNumber(from) >= MAX_MONTHS) throw new Problem('range-too-long');
  return { from, to };
}
