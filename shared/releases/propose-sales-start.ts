import { dayOf } from '../dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Just over four weeks, as stores and their editors prefer (product 6.11). */
const AHEAD_DAYS = 29;
const FRIDAY = 5;

/**
 * Proposes a sales start: the first Friday, the usual release day, that is more than four weeks ahead (product 32.7).
 */
export function proposeSalesStart(now: Date): string {
  const first = new Date(Date.parse(dayOf(now)) + AHEAD_DAYS * DAY_MS);
  const wait = (FRIDAY - first.getUTCDay() + 7) % 7;
  return dayOf(new Date(first.getTime() + wait * DAY_MS));
}
