import { fold } from '../../../shared/fold.ts';

/** The languages whose months' names are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb', 'pl', 'fi'];

/** The number of a month (1 to 12) by its folded name, whole and abbreviated. */
const monthByName = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, n) => {
        const parts = format.formatToParts(new Date(Date.UTC(2026, n, 1)));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return [plainMonth(name), n + 1] as const;
        // Some languages abbreviate a month to its number.
      }).filter(([name]) => name !== '');
    }),
  ),
);

function plainMonth(name: string): string {
  return fold(name).replace(/[^\p{L}]/gu, '');
}

/** Whether a file writes the day or the month first; undefined if none of its dates says so. */
export type DateOrder = 'day-first' | 'month-first' | undefined;

const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[ ,T]+(.*))?$/;
const YEAR_FIRST = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})(?:[ T]+(.*))?$/;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)? ?(am|pm)?(?: ?(z|utc|gmt|[+-]\d{2}:?\d{2}))?$/i;
/** Excel counts days from the last day of 1899. Numbers of five digits are days of 1927 to 2173. */
const EXCEL_DAY = /^\d{5}(\.\d+)?$/;
const EXCEL_EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;

/**
 * Finds out in which order a file writes its dates. With dots, the day is first. With slashes or dashes, a number above
 * 12 says which one is the day.
 */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  for (const text of dates) {
    const [, first = '', sign, second = ''] = NUMBERS.exec(text.trim()) ?? [];
    if (sign === '.' || Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return undefined;
}

/**
 * Reads a date of a file.
 * @returns a day (YYYY-MM-DD) or, if the text has a time, a time in UTC; undefined if it is no date, or could be two
 */
export function readDate(text: string, order: DateOrder): string | undefined {
  const typed = text.trim();
  if (EXCEL_DAY.test(typed)) return excelDay(Number(typed));
  const [, year, month, day, clock] = YEAR_FIRST.exec(typed) ?? [];
  if (year) return dated(Number(year), Number(month), Number(day), clock);
  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [, first, , second, years, rest] = numbers;
    const way = first === second ? 'day-first' : order;
    if (!way) return undefined;
    const [dayNumber, monthNumber] = way === 'day-first' ? [first, second] : [second, first];
    return dated(wholeYear(Number(years)), Number(monthNumber), Number(dayNumber), rest);
  }
  return inWords(typed);
}

const wholeYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** Reads "Nov 5, 2026", "5 November 2026", "5. Nov. 2026" and the same in other languages. */
function inWords(text: string): string | undefined {
  const [day, year] = (text.match(/\d+/g) ?? []).map(Number);
  const names = text.split(/[\s,.\-/]+/).map(plainMonth);
  const month = names.map((name) => monthByName.get(name)).find((number) => number !== undefined);
  if (!month || !day || !year || day > 31 || (text.match(/\d+/g) ?? []).length > 2) return undefined;
  return dated(wholeYear(year), month, day, undefined);
}

const excelDay = (days: number): string | undefined => {
  const time = new Date(Math.round((days - EXCEL_EPOCH_DAYS) * DAY_MS));
  return Number.isInteger(days) ? time.toISOString().slice(0, 10) : time.toISOString();
};

/** A day or a time, if both exist. A time without a zone is in UTC. */
function dated(year: number, month: number, day: number, clock: string | undefined): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const iso = date.toISOString().slice(0, 10);
  if (!clock?.trim()) return iso;
  const [, hour = '', minute, second = '00', half, zone = 'z'] = CLOCK.exec(clock.trim()) ?? [];
  if (!minute) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(.\d{2}):?/, '$1:') : 'Z';
  const time = new Date(`${iso}T${String(hours).padStart(2, '0')}:${minute}:${second}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
