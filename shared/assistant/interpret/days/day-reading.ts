import { weekdayAfter, weekdayBefore, weekdayOfDay, yearOf } from './calendar.ts';
import type { Token } from './day-token.ts';

export type DayNeeds = {
  /** YYYY-MM-DD */
  today: string;
  /** Where a day without a year lies. */
  toward: 'ahead' | 'behind';
  /** 12/4 is 4 December where the month is written first; undefined where nobody knows. */
  isMonthFirst: boolean | undefined;
  /** The day that "two weeks before" is counted from. */
  start?: string | undefined;
};
/** Days that were said: one, or all that the words can mean; or a time without a day, from its first to its last. */
export type DaysOrSpan =
  | { days: readonly string[]; sort: 'day' | 'weekday' | 'feast'; isAny?: boolean }
  | { span: readonly [string, string] };

/** Reads tokens that a pattern of the grammar fits. */
export type ReadDays = (tokens: readonly Token[], needs: DayNeeds) => DaysOrSpan | undefined;

export const of = (tokens: readonly Token[], kind: string): Token | undefined =>
  tokens.find((token) => token.kind === kind);
export const allOf = (tokens: readonly Token[], kind: string): readonly Token[] =>
  tokens.filter((token) => token.kind === kind);
export const sure = (
  days: readonly (string | undefined)[],
  sort: 'day' | 'weekday' | 'feast' = 'day',
): DaysOrSpan | undefined => {
  const found = [...new Set(days.filter((day) => day !== undefined))];
  return found.length > 0 ? { days: found, sort } : undefined;
};
export const span = (first: string, last: string): DaysOrSpan => ({ span: [first, last] });

/** The next such day of any year, or the last one. */
export function occurrence(on: (year: number) => string | undefined, { today, toward }: DayNeeds): string | undefined {
  const year = yearOf(today);
  const years = toward === 'ahead' ? [year, year + 1] : [year, year - 1, year - 2, year - 3, year - 4];
  return years.map(on).find((day) => day !== undefined && (toward === 'ahead' ? day >= today : day <= today));
}
export const inYear = (on: (year: number) => string | undefined, year: Token | undefined, needs: DayNeeds) =>
  year ? on(year.value) : occurrence(on, needs);

/** A day that is said with its weekday: when they do not agree, either may be meant. */
export function agreeing(day: string | undefined, weekday: Token | undefined): (string | undefined)[] {
  if (day === undefined || weekday === undefined || weekdayOfDay(day) === weekday.value) return [day];
  const [before, after] = [weekdayBefore(day, weekday.value), weekdayAfter(day, weekday.value)];
  return [day, Date.parse(day) - Date.parse(before) < Date.parse(after) - Date.parse(day) ? before : after];
}

/** The day of the feast that is named. */
export const feastDay = (tokens: readonly Token[], needs: DayNeeds): string | undefined => {
  const feast = of(tokens, 'X')?.feast;
  return feast && inYear(feast, of(tokens, 'Y'), needs);
};

export const isUnit = (tokens: readonly Token[], unit: string) => of(tokens, 'U')?.unit === unit;

export const daysOf = (read: DaysOrSpan | undefined): readonly string[] => (read && 'days' in read ? read.days : []);
