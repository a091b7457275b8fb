import type { DateOrder } from './date-order.ts';
import { readMonthName } from './read-month-name.ts';

/** Year, month and day as written. */
type Parts = readonly [year: string, month: string, day?: string | undefined];
type Pattern = { form: RegExp; parts: (found: readonly string[], order: DateOrder | undefined) => Parts | undefined };

const named = (name: string): string => String(readMonthName(name) ?? '');
/** Matches a time of day and anything after it, which does not affect the month. */
const TIME = String.raw`(?:(?:[T,]| )\s*\d{1,2}[:.h]\d{2}.*)?`;
const NAME = String.raw`(\p{L}[\p{L}\p{M}]*)\.?`;
const YEAR = String.raw`['’]?(\d{4}|\d{2})`;
const GAP = String.raw`(?:\s*[-/.,\s]\s*)`;
/** The word for year (год, рік) that Russian and Ukrainian dates end with. */
const YEAR_WORD = / (г|р)\.$/u;
const form = (pattern: string): RegExp => new RegExp(`^${pattern}${TIME}$`, 'iu');

const patterns: readonly Pattern[] = [
  // 2026-08, 2026/08/15, 2026-08-15T10:00:00Z
  { form: form(String.raw`(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?Z?`), parts: ([y = '', m = '', d]) => [y, m, d] },
  // 202608, 20260815
  { form: /^(\d{4})(\d{2})(\d{2})?$/, parts: ([y = '', m = '', d]) => [y, m, d] },
  // 2026M8
  { form: /^(\d{4})M(\d{1,2})$/i, parts: ([y = '', m = '']) => [y, m] },
  // 2026年8月15日, 2026년 8월
  {
    form: form(String.raw`(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?`),
    parts: ([y = '', m = '', d]) => [y, m, d],
  },
  // 8/15/2026, 15.8.26
  {
    form: form(String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})`),
    parts: ([a = '', b = '', y = ''], order) => order && (order === 'month-first' ? [y, a, b] : [y, b, a]),
  },
  // 08/2026
  { form: /^(\d{1,2})[/.-](\d{4})$/, parts: ([m = '', y = '']) => [y, m] },
  // August 2026, Aug-26, agosto de 2026
  { form: form(`${NAME}${GAP}?(?:de )?${YEAR}`), parts: ([name = '', y = '']) => [y, named(name)] },
  // 2026 August
  { form: form(String.raw`(\d{4})${GAP}?${NAME}`), parts: ([y = '', name = '']) => [y, named(name)] },
  // 1. August 2026, 1er août 2026, 1 de agosto de 2026, 15-Aug-26
  {
    form: form(String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?${GAP}?(?:de )?${NAME}${GAP}?(?:de )?${YEAR}`),
    parts: ([d = '', name = '', y = '']) => [y, named(name), d],
  },
  // August 1, 2026
  {
    form: form(String.raw`${NAME}\s+(\d{1,2})(?:st|nd|rd|th)?\s*,?\s+(\d{4})`),
    parts: ([name = '', d = '', y = '']) => [y, named(name), d],
  },
  // 2026-Q3, Q3 2026: the month in the middle of the quarter
  { form: /^(\d{4})[-/ ]?Q([1-4])$/i, parts: ([y = '', quarter]) => [y, String(Number(quarter) * 3 - 1)] },
  { form: /^Q([1-4])[-/ ]?(\d{4})$/i, parts: ([quarter, y = '']) => [y, String(Number(quarter) * 3 - 1)] },
];

const DAY = 86_400_000;
/** Day 0 of spreadsheets, whose dates are five-digit numbers of days since then. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const [FIRST, END] = [Date.UTC(1990, 0, 1), Date.UTC(2100, 0, 1)];
const isUsual = (moment: number): boolean => moment >= FIRST && moment < END;

/**
 * Parses a day or a month. @returns midnight UTC of the day, or of the month's first day; undefined if it does not
 * exist
 */
function momentOf(text: string, order: DateOrder | undefined): number | undefined {
  const trimmed = text.normalize('NFC').replace(/\s+/gu, ' ').replace(YEAR_WORD, '').trim();
  if (/^\d{5}([.,]\d+)?$/.test(trimmed)) {
    const moment = SERIAL_ZERO + Number.parseInt(trimmed, 10) * DAY;
    return isUsual(moment) ? moment : undefined;
  }
  for (const { form, parts } of patterns) {
    const found = form.exec(trimmed);
    const read = found && parts(found.slice(1), order);
    if (!read) continue;
    const [year, month, day = '1'] = read;
    const at = new Date(
      Date.UTC(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month) - 1, Number(day)),
    );
    const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
    if (isReal && isUsual(at.getTime())) return at.getTime();
  }
  return undefined;
}

/**
 * Determines the sale month (YYYY-MM) of a line: the month that contains the middle of its period, because Apple's
 * fiscal months (4-4-5 weeks) begin and end a few days before or after the calendar's.
 * @param to the end of the period; '' if a line has a single day or month
 * @param order how to read `8/9/2026`; undefined if the file does not determine it
 * @returns undefined if either is not a date, or the period ends before it begins
 */
export function statementMonth(from: string, to: string, order: DateOrder | undefined): string | undefined {
  const begin = momentOf(from, order);
  const end = to.trim() === '' ? begin : momentOf(to, order);
  if (begin === undefined || end === undefined || end < begin) return undefined;
  return new Date((begin + end) / 2).toISOString().slice(0, 7);
}
