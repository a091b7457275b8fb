import {
  dayAt,
  monthOfDay,
  nthWeekday,
  plusDays,
  plusMonths,
  weekdayAfter,
  weekdayBefore,
  weekdayOfDay,
  yearOf,
} from './calendar.ts';
import {
  datesForWeekday,
  firstToken,
  holidayDate,
  inYear,
  isUnit,
  nearestOccurrence,
  type ReadDays,
  toDays,
  tokensOfKind,
} from './day-reading.ts';
import { monthOnly, weekStart } from './times-without-day.ts';

export const dayOfMonth: ReadDays = (tokens, needs) => {
  const [month, year, weekday] = [firstToken(tokens, 'M'), firstToken(tokens, 'Y'), firstToken(tokens, 'W')];
  const days = tokensOfKind(tokens, 'D').map(({ value }) =>
    inYear((y) => dayAt(y, month?.value ?? 0, value), year, needs),
  );
  // If there is no such date, such as 31 November, the whole month remains as a period.
  return (
    toDays(days.length === 1 ? datesForWeekday(days[0], weekday) : days) ??
    monthOnly(
      tokens.filter(({ kind }) => kind !== 'D'),
      needs,
    )
  );
};

/** Reads a date in digits: 12/4 and 24.12.2026. */
export const inNumbers: ReadDays = (tokens, needs) => {
  const [token, weekday] = [firstToken(tokens, 'd'), firstToken(tokens, 'W')];
  const [one = 0, two = 0, year] = token?.parts ?? [];
  const at = (day: number, month: number) =>
    inYear((y) => dayAt(y, month, day), year === undefined ? undefined : { value: year }, needs);
  const dayFirst = at(one, two);
  if (token?.isDayFirst) return toDays(datesForWeekday(dayFirst, weekday));
  const both = [dayFirst, at(two, one)].filter((day) => day !== undefined);
  const onWeekday = weekday ? both.filter((day) => weekdayOfDay(day) === weekday.value) : both;
  const inTime = both.filter((day) => (needs.toward === 'ahead' ? day >= needs.today : day <= needs.today));
  const left = onWeekday.length === 1 ? onWeekday : inTime.length === 1 ? inTime : both;
  if (left.length === 2 && needs.isMonthFirst !== undefined)
    return toDays(datesForWeekday(needs.isMonthFirst ? left[1] : left[0], weekday));
  return toDays(left.length === 1 ? datesForWeekday(left[0], weekday) : left);
};

export const nthOfMonth: ReadDays = (tokens, needs) => {
  const [month, year, weekday, last, nth, next, unit] = [
    firstToken(tokens, 'M'),
    firstToken(tokens, 'Y'),
    firstToken(tokens, 'W'),
    firstToken(tokens, 'L'),
    firstToken(tokens, 'D'),
    firstToken(tokens, 'N'),
    firstToken(tokens, 'U'),
  ];
  const n = last ? -1 : (nth?.value ?? 1);
  if (!weekday || (unit && unit.unit !== 'month') || (nth && !nth.isOrdinal)) return undefined;
  const feast = holidayDate(tokens, needs) ?? (year && !month ? `${year.value}-01-01` : undefined);
  if (feast) return toDays([plusDays(weekdayAfter(plusDays(feast, -1), weekday.value), (n - 1) * 7)]);
  if (month) return toDays([inYear((y) => nthWeekday(y, month.value, weekday.value, n), year, needs)]);
  const [now, later] = [plusMonths(needs.today, next ? 1 : 0), plusMonths(needs.today, next ? 2 : 1)];
  const days = [now, later].map((day) => nthWeekday(yearOf(day), monthOfDay(day), weekday.value, n));
  return toDays([days.find((day) => day !== undefined && day >= needs.today)]);
};

/** Reads a day without a month. 'Friday the 13th' is the first Friday among the next three 13ths. */
export const dayAlone: ReadDays = (tokens, needs) => {
  const [day, weekday, unit, next] = [
    firstToken(tokens, 'D'),
    firstToken(tokens, 'W'),
    firstToken(tokens, 'U'),
    firstToken(tokens, 'N'),
  ];
  if (!day || (!day.isSet && !weekday && !unit)) return undefined;
  if (unit && unit.unit !== 'month') return undefined;
  const step = needs.toward === 'ahead' ? 1 : -1;
  const months = Array.from({ length: 14 }, (_, n) =>
    plusMonths(`${needs.today.slice(0, 8)}01`, (n + (next ? 1 : 0)) * step),
  );
  const days = months
    .map((month) => dayAt(yearOf(month), monthOfDay(month), day.value))
    .filter((one) => one !== undefined && (needs.toward === 'ahead' ? one >= needs.today : one <= needs.today));
  const fitting = weekday && days.slice(0, 3).find((one) => one !== undefined && weekdayOfDay(one) === weekday.value);
  return toDays(fitting ? [fitting] : datesForWeekday(days[0], weekday));
};

export const weekdayAlone: ReadDays = (tokens, { today, toward }) => {
  const [weekday, next, last] = [firstToken(tokens, 'W'), firstToken(tokens, 'N'), firstToken(tokens, 'L')];
  if (!weekday) return undefined;
  if (last || toward === 'behind') return toDays([weekdayBefore(today, weekday.value)], 'weekday');
  const coming = weekdayAfter(today, weekday.value);
  const reading = toDays(next ? [coming, plusDays(coming, 7)] : [coming], 'weekday');
  return reading && weekday.isAny ? { ...reading, isAny: true } : reading;
};

/** Reads a date given as two ordinals: 'The 4th of the 12th'. */
export const ordinalMonth: ReadDays = ([day, month], needs) =>
  day?.isOrdinal && month?.isOrdinal && !month.isApart
    ? toDays([nearestOccurrence((year) => dayAt(year, month.value, day.value), needs)])
    : undefined;

/** Reads a weekday in a particular week: 'Friday next week'. */
export const weekdayOfWeek: ReadDays = (tokens, needs) => {
  const weekday = firstToken(tokens, 'W')?.value ?? 0;
  return isUnit(tokens, 'week') ? toDays([plusDays(weekStart(tokens, needs), (weekday + 6) % 7)]) : undefined;
};
