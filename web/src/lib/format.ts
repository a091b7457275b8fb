import { dayText } from '../../../shared/day-text.ts';

export { durationText as duration } from '../../../shared/duration-text.ts';
export { price } from '../../../shared/money.ts';

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const localDate = new Intl.DateTimeFormat('en-US', DATE);

/**
 * Formats a date as `Nov 21, 2026` (product 1.4). A day (YYYY-MM-DD) is the same everywhere; a time is converted to the
 * reader's time zone.
 */
export const shortDate = (dayOrTime: string): string =>
  dayOrTime.length === 10 ? dayText(dayOrTime) : localDate.format(new Date(dayOrTime));

const withWeekday = new Intl.DateTimeFormat('en-US', { ...DATE, weekday: 'short', timeZone: 'UTC' });

/** Formats a day (YYYY-MM-DD) as `Fri, Dec 25, 2026`. */
export const weekday = (day: string): string => withWeekday.format(new Date(day));

const timeOfDay = new Intl.DateTimeFormat('en-US', { ...DATE, hour: 'numeric', minute: '2-digit' });

/** Formats a time as `Nov 21, 2026, 4:05 PM`, in the reader's time zone. */
export const dateAndTime = (time: string): string => timeOfDay.format(new Date(time));

/** Formats bytes as operating systems do: `812 KB`, `43.1 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Formats a count: `1,200`. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

/** Formats a count with its noun: `1 line`, `1,200 lines`. @param many the plural, if it is not the noun with an s */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : many}`;
