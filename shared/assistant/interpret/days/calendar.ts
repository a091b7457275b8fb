const DAY_MS = 86_400_000;
const pad = (n: number) => String(n).padStart(2, '0');

/** Formats a date as YYYY-MM-DD; undefined if the calendar has no such day, such as 31 April. */
export function dayAt(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  const read = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== text ? undefined : text;
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOfDay = (day: string): number => Number(day.slice(5, 7));
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** Returns the day of the week; Sunday is 0. */
export const weekdayOfDay = (day: string): number => new Date(day).getUTCDay();

/** Adds months to a date. If that month is too short, returns its last day. */
export function plusMonths(day: string, months: number): string {
  const count = yearOf(day) * 12 + monthOfDay(day) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  return dayAt(year, month, Number(day.slice(8))) ?? lastOf(year, month);
}
export const lastOf = (year: number, month: number): string => plusDays(plusMonths(`${year}-${pad(month)}-01`, 1), -1);

/** Returns the first given weekday after a date. `weekdayBefore` returns the last one before it. */
export const weekdayAfter = (day: string, weekday: number): string =>
  plusDays(day, ((weekday - weekdayOfDay(day) + 6) % 7) + 1);
export const weekdayBefore = (day: string, weekday: number): string =>
  plusDays(day, -((weekdayOfDay(day) - weekday + 6) % 7) - 1);

/** Returns the n-th given weekday of a month; -1 means the last. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): string | undefined {
  const last = lastOf(year, month);
  if (n < 0) return weekdayBefore(plusDays(last, 1), weekday);
  const day = plusDays(weekdayAfter(plusDays(`${year}-${pad(month)}-01`, -1), weekday), (n - 1) * 7);
  return day > last ? undefined : day;
}
