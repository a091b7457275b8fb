import { dayAt, lastOf, monthOfDay, plusDays, plusMonths, weekdayBefore, yearOf } from './calendar.ts';
import { type DayNeeds, firstToken, inYear, isUnit, nearestOccurrence, type ReadDays, span } from './day-reading.ts';
import type { Token } from './day-token.ts';

const THIRDS = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const;
export const monthOnly: ReadDays = (tokens, needs) => {
  const [part, month, year, unit, next, last, nth] = [
    firstToken(tokens, 'P'),
    firstToken(tokens, 'M'),
    firstToken(tokens, 'Y'),
    firstToken(tokens, 'U'),
    firstToken(tokens, 'N'),
    firstToken(tokens, 'L'),
    firstToken(tokens, 'D'),
  ];
  const now = plusMonths(`${needs.today.slice(0, 8)}01`, next ? 1 : last && !month ? -1 : 0);
  const months = month ? month.value : monthOfDay(now);
  const yearOfMonth =
    year?.value ??
    (month
      ? yearOf(
          nearestOccurrence(
            (y) => (needs.toward === 'ahead' ? lastOf(y, month.value) : dayAt(y, month.value, 1)),
            needs,
          ) ?? now,
        )
      : yearOf(now));
  const end = lastOf(yearOfMonth, months);
  const at = (day: number) => dayAt(yearOfMonth, months, day) ?? end;
  if (unit?.unit === 'week' && (nth || last))
    return nth ? span(at((nth.value - 1) * 7 + 1), at(nth.value * 7)) : span(plusDays(end, -6), end);
  const [from, to] = part ? (THIRDS[part.value] ?? [1, 31]) : [1, 31];
  return span(at(from), at(to));
};
export const yearOnly: ReadDays = (tokens, needs) => {
  const year =
    firstToken(tokens, 'Y')?.value ??
    yearOf(needs.today) + (firstToken(tokens, 'N') ? 1 : firstToken(tokens, 'L') ? -1 : 0);
  const part = firstToken(tokens, 'P')?.value;
  const [from, to] =
    part === undefined
      ? ['01-01', '12-31']
      : ((
          [
            ['01-01', '03-31'],
            ['05-01', '08-31'],
            ['12-01', '12-31'],
          ] as const
        )[part] ?? ['01-01', '12-31']);
  return span(`${year}-${from}`, `${year}-${to}`);
};
const SEASONS = [3, 6, 9, 12] as const;
export const seasonOnly: ReadDays = (tokens, needs) => {
  const [season, quarter, year] = [firstToken(tokens, 'S'), firstToken(tokens, 'Q'), firstToken(tokens, 'Y')];
  const month = season ? (SEASONS[season.value] ?? 3) : ((quarter?.value ?? 1) - 1) * 3 + 1;
  const first = inYear((y) => dayAt(y, month, 1), year, needs) ?? needs.today;
  return span(first, plusDays(plusMonths(first, 3), -1));
};
/** Returns the Monday of this week, next week or last week. */
export const weekStart = (tokens: readonly Token[], { today }: DayNeeds): string =>
  plusDays(weekdayBefore(plusDays(today, 1), 1), firstToken(tokens, 'N') ? 7 : firstToken(tokens, 'L') ? -7 : 0);
const weekOnly: ReadDays = (tokens, needs) => {
  const monday = weekStart(tokens, needs);
  return span(monday, plusDays(monday, 6));
};
export const period: ReadDays = (tokens, needs) => {
  if (isUnit(tokens, 'week')) return weekOnly(tokens, needs);
  if (isUnit(tokens, 'month')) return monthOnly(tokens, needs);
  return isUnit(tokens, 'year') ? yearOnly(tokens, needs) : undefined;
};
