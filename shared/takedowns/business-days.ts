import { dayOf } from '../dates.ts';

/** The number of business days in which the office carries a takedown out (product 34.3). */
export const TAKEDOWN_BUSINESS_DAYS = 5;

const [SUNDAY, SATURDAY] = [0, 6];

/**
 * Returns the day that is a number of business days after another one. Business days are Monday to Friday, in UTC;
 * holidays differ by country, so they count like other days.
 * @param day YYYY-MM-DD; it may be on a weekend
 */
export function addBusinessDays(day: string, count: number): string {
  const date = new Date(day);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== SUNDAY && date.getUTCDay() !== SATURDAY) left -= 1;
  }
  return dayOf(date);
}
