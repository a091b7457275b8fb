import { weekdayAfter, weekdayBefore, weekdayOfDay, yearOf } from './calendar.ts';
import type { Token } from './day-token.ts';

export type DayNeeds = {
  /** The current date, as YYYY-MM-DD. */
  today: string;
  /** Whether a date without a year is taken to be in the future or in the past. */
  toward: 'ahead' | 'behind';
  /** Whether the month comes first, so that 12/4 is 4 December; undefined if unknown. */
  isMonthFirst: boolean | undefined;
  /** The date from which "two weeks before" is counted. */
  start?: string | undefined;
};
/** The dates that the words may mean, or a period given by its first and last day. */
export type DaysOrSpan =
  | { days: readonly string[]; sort: 'day' | 'weekday' | 'feast'; isAny?: boolean }
  | { span: readonly [string, string] };

/** Reads tokens that match a pattern of the grammar. */
export type ReadDays = (tokens: readonly Token[], needs: DayNeeds) => DaysOrSpan | undefined;

export const firstToken = (tokens: readonly Token[], kind: string): Token | undefined =>
  tokens.find((token) => token.kind === kind);
export const tokensOfKind = (tokens: readonly Token[], kind: string): readonly Token[] =>
  tokens.filter((token) => token.kind === kind);
export const toDays = (
  days: readonly (string | undefined)[],
  sort: 'day' | 'weekday' | 'feast' = 'day',
): DaysOrSpan | undefined => {
  const found = [...new Set(days.filter((day) => day !== undefined))];
  return found.length > 0 ? { days: found, sort } : undefined;
};
export const span = (first: string, last: string): DaysOrSpan => ({ span: [first, last] });

/** Returns the next occurrence of a day of the year; the previous one if `toward` is 'behind'. */
export function nearestOccurrence(
  on: (year: number) => string | undefined,
  { today, toward }: DayNeeds,
): string | undefined {
  const year = yearOf(today);
  const years = toward === 'ahead' ? [year, year + 1] : [year, year - 1, year - 2, year - 3, year - 4];
  return years.map(on).find((day) => day !== undefined && (toward === 'ahead' ? day >= today : day <= today));
}
export const inYear = (
  on: (year: number) => string | undefined,
  year: Pick<Token, 'value'> | undefined,
  needs: DayNeeds,
) => (year ? on(year.value) : nearestOccurrence(on, needs));

/** Checks that a date falls on the given weekday. If it does not, returns both dates that may be meant. */
export function datesForWeekday(day: string | undefined, weekday: Token | undefined): (string | undefined)[] {
  if (day === undefined || weekday === undefined || weekdayOfDay(day) === weekday.value) return [day];
  const [before, after] = [weekdayBefore(day, weekday.value), weekdayAfter(day, weekday.value)];
  return [day, Date.parse(day) - Date.parse(before) < Date.parse(after) - Date.parse(day) ? before : after];
}

/** Returns the date of the holiday among the tokens. */
export const holidayDate = (tokens: readonly Token[], needs: DayNeeds): string | undefined => {
  const feast = firstToken(tokens, 'X')?.feast;
  return feast && inYear(feast, firstToken(tokens, 'Y'), needs);
};

export const isUnit = (tokens: readonly Token[], unit: string) => firstToken(tokens, 'U')?.unit === unit;

export const daysOf = (read: DaysOrSpan | undefined): readonly string[] => (read && 'days' in read ? read.days : []);
