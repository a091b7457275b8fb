import { plusDays, plusMonths, weekdayAfter, weekdayBefore } from './calendar.ts';
import {
  type DayNeeds,
  type DaysOrSpan,
  daysOf,
  firstToken,
  holidayDate,
  isUnit,
  type ReadDays,
  span,
  toDays,
  tokensOfKind,
} from './day-reading.ts';
import type { Token } from './day-token.ts';
import { dayAlone, dayOfMonth, inNumbers, weekdayAlone } from './read-dates.ts';
import { monthOnly, seasonOnly } from './times-without-day.ts';

const DAYS = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 } as const;
function addUnits(day: string, count: number, { unit = 'day' }: Partial<Token> = {}): string {
  if (unit === 'month') return plusMonths(day, count);
  return unit === 'year' ? plusMonths(day, count * 12) : plusDays(day, count * DAYS[unit]);
}
/** Reads a number of units from today. 'In 5 weeks' is a date, but 'in two months' and 'in a few weeks' are periods. */
export const readCountedUnits = (
  tokens: readonly Token[],
  needs: DayNeeds,
  direction: 1 | -1,
): DaysOrSpan | undefined => {
  const [unit, count, weekday] = [firstToken(tokens, 'U'), tokensOfKind(tokens, 'D').at(-1), firstToken(tokens, 'W')];
  if (!unit) return undefined;
  if (tokensOfKind(tokens, 'D').length > 1)
    return toDays(tokensOfKind(tokens, 'D').map(({ value }) => addUnits(needs.today, value * direction, unit)));
  const n = count?.value ?? 1;
  if (count?.value === 0)
    return direction === 1 ? span(addUnits(needs.today, 2, unit), addUnits(needs.today, 5, unit)) : undefined;
  const day = addUnits(needs.today, n * direction, unit);
  if (weekday && unit.unit !== 'day')
    return toDays([plusDays(weekdayAfter(needs.today, weekday.value), n * DAYS[unit.unit ?? 'week'])]);
  if (unit.unit === 'month' || unit.unit === 'year') return span(plusDays(day, -7), plusDays(day, 7));
  return toDays([day]);
};

/** Counts from today or a day next to it: 'A week today', 'tomorrow week'. */
export const daysFrom: ReadDays = (tokens, needs) => {
  const from = plusDays(needs.today, firstToken(tokens, 'K')?.value ?? 0);
  return toDays([addUnits(from, firstToken(tokens, 'D')?.value ?? 1, firstToken(tokens, 'U'))]);
};

/** Finds the date that "before" and "after" refer to: a holiday, a date, or else the release date. */
function readAnchor(tokens: readonly Token[], needs: DayNeeds): string | undefined {
  const [feast, date, month] = [firstToken(tokens, 'X'), firstToken(tokens, 'd'), firstToken(tokens, 'M')];
  if (feast) return holidayDate(tokens, needs);
  if (date) return daysOf(inNumbers([date], needs))[0];
  if (month) return daysOf(dayOfMonth(tokens, needs))[0];
  return needs.start;
}
/**
 * Reads a date relative to another: 'The Friday after Christmas', 'two weeks before it drops', 'the week before
 * Thanksgiving'.
 */
export const dayRelativeTo: ReadDays = (tokens, needs) => {
  // 'Two weeks early' is relative to the release date too.
  const at = tokens.findIndex(({ kind, value }) => kind === 'B' || kind === 'Z' || (kind === 'P' && value === 0));
  if (at < 0) return undefined;
  const [lead, isBefore] = [tokens.slice(0, at), tokens[at]?.kind !== 'Z'];
  const anchor = firstToken(tokens, '?') ? undefined : readAnchor(tokens.slice(at + 1), needs);
  // 'The Friday before carnival' is relative to a date that we do not know.
  if (anchor === undefined)
    return needs.toward === 'ahead' && at > 0 ? span(plusDays(needs.today, 1), plusDays(needs.today, 90)) : undefined;
  const [count, unit, weekday] = [firstToken(lead, 'D'), firstToken(lead, 'U'), firstToken(lead, 'W')];
  const isOfRelease = !tokens.slice(at + 1).some(({ kind }) => 'XdM'.includes(kind));
  if (weekday) return toDays([isBefore ? weekdayBefore(anchor, weekday.value) : weekdayAfter(anchor, weekday.value)]);
  if (!unit) return undefined;
  if (count?.value === 0 || (!count && unit.isPlural))
    return span(plusDays(anchor, isBefore ? -14 : 1), plusDays(anchor, isBefore ? -1 : 14));
  if (!count && unit.unit === 'week' && !isOfRelease) {
    const monday = plusDays(weekdayBefore(plusDays(anchor, 1), 1), isBefore ? -7 : 7);
    return span(monday, plusDays(monday, 6));
  }
  const counts = firstToken(tokens, '|') ? tokensOfKind(tokens, 'D').map(({ value }) => value) : [count?.value ?? 1];
  return toDays(counts.map((n) => addUnits(anchor, (isBefore ? -1 : 1) * n, unit)));
};

/** Reads a period before, after or around a date: 'before Christmas', 'by 20 November', 'around the 5th'. */
export function periodAround(tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined {
  const kind = tokens[0]?.kind;
  const inner = tokens.slice(1);
  if (!inner.some((token) => 'DWdX'.includes(token.kind))) {
    const around = firstToken(inner, 'M') ? monthOnly(inner, needs) : seasonOnly(inner, needs);
    if (!around || !('span' in around)) return undefined;
    const [first, last] = around.span;
    return kind === 'B' ? span(plusDays(first, -28), plusDays(first, -1)) : span(plusDays(last, 1), plusDays(last, 28));
  }
  const anchor = readAnchor(inner, needs) ?? daysOf(dayAlone(inner, needs))[0] ?? daysOf(weekdayAlone(inner, needs))[0];
  if (anchor === undefined) return undefined;
  if (kind === 'Z') return span(plusDays(anchor, 1), plusDays(anchor, 28));
  return kind === 'B'
    ? span(plusDays(anchor, -28), plusDays(anchor, -1))
    : span(plusDays(anchor, -8), plusDays(anchor, 5));
}

/** Reads the week around a date: 'Christmas week', 'the week of 20 November'. */
export const weekAroundDay: ReadDays = (tokens, needs) => {
  const day = readAnchor(tokens, { ...needs, start: undefined }) ?? daysOf(dayAlone(tokens.slice(1), needs))[0];
  return day === undefined || !isUnit(tokens, 'week') ? undefined : span(plusDays(day, -3), plusDays(day, 3));
};
