import { dayText } from '../../../shared/day-text.ts';

export { durationText as duration } from '../../../shared/duration-text.ts';
export { price } from '../../../shared/money.ts';

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const localDate = new Intl.DateTimeFormat('en-US', DATE);

/**
 * `Nov 21, 2026` (product 1.4). A day (YYYY-MM-DD) is the same everywhere; a moment is shown in the reader's time zone.
 */
export const shortDate = (dayOrTime: string): string =>
  dayOrTime.length === 10 ? dayText(dayOrTime) : localDate.format(new Date(dayOrTime));

const withWeekday = new Intl.DateTimeFormat('en-US', { ...DATE, weekday: 'short', timeZone: 'UTC' });

/** A day (YYYY-MM-DD) as `Fri, Dec 25, 2026`. */
export const weekday = (day: string): string => withWeekday.format(new Date(day));

const timeOfDay = new Intl.DateTimeFormat('en-US', { ...DATE, hour: 'numeric', minute: '2-digit' });

/** `Nov 21, 2026, 4:05 PM`, in the reader's time zone. */
export const dateAndTime = (time: string): string => timeOfDay.format(new Date(time));

/** Bytes as the artist's system shows them: `812 KB`, `43.1 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** `1,200`: every count is shown this way. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

/** `1 line`, `1,200 lines`. @param many the plural, if it is not the noun and an s */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : many}`;
