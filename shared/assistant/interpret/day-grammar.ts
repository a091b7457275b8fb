import { dayAt, lastOf, monthOfDay, nthWeekday, plusDays, plusMonths, weekdayAfter, weekdayBefore, weekdayOfDay, yearOf } from './calendar.ts';
import type { Token } from './day-tokens.ts';

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
export type DaysOrSpan = { days: readonly string[]; sort: 'day' | 'weekday' | 'feast' } | { span: readonly [string, string] };

type Rule = readonly [pattern: string, read: (tokens: readonly Token[], needs: DayNeeds) => DaysOrSpan | undefined];

const of = (tokens: readonly Token[], kind: string): Token | undefined => tokens.find((token) => token.kind === kind);
const allOf = (tokens: readonly Token[], kind: string): readonly Token[] => tokens.filter((token) => token.kind === kind);
const sure = (days: readonly (string | undefined)[], sort: 'day' | 'weekday' | 'feast' = 'day'): DaysOrSpan | undefined => {
  const found = [...new Set(days.filter((day) => day !== undefined))];
  return found.length > 0 ? { days: found, sort } : undefined;
};
const span = (first: string, last: string): DaysOrSpan => ({ span: [first, last] });

/** The next such day of any year, or the last one. */
function occurrence(on: (year: number) => string | undefined, { today, toward }: DayNeeds): string | undefined {
  const year = yearOf(today);
  const years = toward === 'ahead' ? [year, year + 1, year + 2, year + 3, year + 4] : [year, year - 1, year - 2, year - 3, year - 4];
  return years.map(on).find((day) => day !== undefined && (toward === 'ahead' ? day >= today : day <= today));
}
const inYear = (on: (year: number) => string | undefined, year: Token | undefined, needs: DayNeeds) =>
  year ? on(year.value) : occurrence(on, needs);

/** A day that is said with its weekday: when they do not agree, either may be meant. */
function agreeing(day: string | undefined, weekday: Token | undefined): (string | undefined)[] {
  if (day === undefined || weekday === undefined || weekdayOfDay(day) === weekday.value) return [day];
  const [before, after] = [weekdayBefore(day, weekday.value), weekdayAfter(day, weekday.value)];
  return [day, Date.parse(day) - Date.parse(before) < Date.parse(after) - Date.parse(day) ? before : after];
}

const dayOfMonth = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  const [month, year, weekday] = [of(tokens, 'M'), of(tokens, 'Y'), of(tokens, 'W')];
  const days = allOf(tokens, 'D').map(({ value }) => inYear((y) => dayAt(y, month?.value ?? 0, value), year, needs));
  return sure(days.length === 1 ? agreeing(days[0], weekday) : days);
};

/** 12/4 and 24.12.2026 */
const inNumbers = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  const [token, weekday] = [of(tokens, 'd'), of(tokens, 'W')];
  const [one = 0, two = 0, year] = token?.parts ?? [];
  const at = (day: number, month: number) =>
    inYear((y) => dayAt(y, month, day), year === undefined ? undefined : ({ value: year } as Token), needs);
  const dayFirst = at(one, two);
  if (token?.isDayFirst) return sure(agreeing(dayFirst, weekday));
  const both = [dayFirst, at(two, one)].filter((day) => day !== undefined);
  const onWeekday = weekday ? both.filter((day) => weekdayOfDay(day) === weekday.value) : both;
  const inTime = both.filter((day) => (needs.toward === 'ahead' ? day >= needs.today : day <= needs.today));
  const left = onWeekday.length === 1 ? onWeekday : inTime.length === 1 ? inTime : both;
  if (left.length === 2 && needs.isMonthFirst !== undefined) return sure(agreeing(needs.isMonthFirst ? left[1] : left[0], weekday));
  return sure(left.length === 1 ? agreeing(left[0], weekday) : left);
};

const nthOfMonth = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  const [month, year, weekday, last, nth, next, unit] = [of(tokens, 'M'), of(tokens, 'Y'), of(tokens, 'W'), of(tokens, 'L'), of(tokens, 'D'), of(tokens, 'N'), of(tokens, 'U')];
  const n = last ? -1 : (nth?.value ?? 1);
  if (!weekday || (unit && unit.unit !== 'month') || (nth && !nth.isOrdinal)) return undefined;
  const feast = feastDay(tokens, needs) ?? (year && !month ? `${year.value}-01-01` : undefined);
  if (feast) return sure([plusDays(weekdayAfter(plusDays(feast, -1), weekday.value), (n - 1) * 7)]);
  if (month) return sure([inYear((y) => nthWeekday(y, month.value, weekday.value, n), year, needs)]);
  const [now, later] = [plusMonths(needs.today, next ? 1 : 0), plusMonths(needs.today, next ? 2 : 1)];
  const days = [now, later].map((day) => nthWeekday(yearOf(day), monthOfDay(day), weekday.value, n));
  return sure([days.find((day) => day !== undefined && day >= needs.today)]);
};

/** 'Friday the 13th': the next 13th, if it is a Friday. */
const dayAlone = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  const [day, weekday, unit, next] = [of(tokens, 'D'), of(tokens, 'W'), of(tokens, 'U'), of(tokens, 'N')];
  if (!day || (!day.isSet && !weekday && !unit)) return undefined;
  if (unit && unit.unit !== 'month') return undefined;
  const step = needs.toward === 'ahead' ? 1 : -1;
  const months = Array.from({ length: 14 }, (_, n) => plusMonths(`${needs.today.slice(0, 8)}01`, (n + (next ? 1 : 0)) * step));
  const days = months
    .map((month) => dayAt(yearOf(month), monthOfDay(month), day.value))
    .filter((one) => one !== undefined && (needs.toward === 'ahead' ? one >= needs.today : one <= needs.today));
  const fitting = weekday && days.slice(0, 3).find((one) => one !== undefined && weekdayOfDay(one) === weekday.value);
  return sure(fitting ? [fitting] : agreeing(days[0], weekday));
};

const DAYS = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 } as const;
function moved(day: string, count: number, { unit = 'day' }: Partial<Token> = {}): string {
  if (unit === 'month') return plusMonths(day, count);
  return unit === 'year' ? plusMonths(day, count * 12) : plusDays(day, count * DAYS[unit]);
}
/** 'In 5 weeks' is a day; 'in two months' and 'in a few weeks' are about then. */
const counted = (tokens: readonly Token[], needs: DayNeeds, direction: 1 | -1): DaysOrSpan | undefined => {
  const [unit, count, weekday] = [of(tokens, 'U'), allOf(tokens, 'D').at(-1), of(tokens, 'W')];
  if (!unit) return undefined;
  if (allOf(tokens, 'D').length > 1) return sure(allOf(tokens, 'D').map(({ value }) => moved(needs.today, value * direction, unit)));
  const n = count?.value ?? 1;
  if (count?.value === 0) return direction === 1 ? span(moved(needs.today, 2, unit), moved(needs.today, 5, unit)) : undefined;
  const day = moved(needs.today, n * direction, unit);
  if (weekday && unit.unit !== 'day') return sure([plusDays(weekdayAfter(needs.today, weekday.value), n * DAYS[unit.unit ?? 'week'])]);
  if (unit.unit === 'month' || unit.unit === 'year') return span(plusDays(day, -7), plusDays(day, 7));
  return sure([day]);
};

const weekdayAlone = (tokens: readonly Token[], { today, toward }: DayNeeds): DaysOrSpan | undefined => {
  const [weekday, next, last] = [of(tokens, 'W'), of(tokens, 'N'), of(tokens, 'L')];
  if (!weekday) return undefined;
  if (last || toward === 'behind') return sure([weekdayBefore(today, weekday.value)], 'weekday');
  const coming = weekdayAfter(today, weekday.value);
  return sure(next ? [coming, plusDays(coming, 7)] : [coming], 'weekday');
};

const feastDay = (tokens: readonly Token[], needs: DayNeeds): string | undefined => {
  const feast = of(tokens, 'X')?.feast;
  return feast && inYear(feast, of(tokens, 'Y'), needs);
};

/** The day that "before" and "after" are said of: a feast, a date, or the release's own. */
function anchorOf(tokens: readonly Token[], needs: DayNeeds): string | undefined {
  const [feast, date, month] = [of(tokens, 'X'), of(tokens, 'd'), of(tokens, 'M')];
  if (feast) return feastDay(tokens, needs);
  if (date) return days(inNumbers([date], needs))[0];
  if (month) return days(dayOfMonth(tokens, needs))[0];
  return needs.start;
}
const days = (read: DaysOrSpan | undefined): readonly string[] => (read && 'days' in read ? read.days : []);

/** 'The Friday after Christmas', 'two weeks before it drops', 'the week before Thanksgiving'. */
const beside = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  // 'Two weeks early' is said of the release as well.
  const at = tokens.findIndex(({ kind, value }) => kind === 'B' || kind === 'Z' || (kind === 'P' && value === 0));
  if (at < 0) return undefined;
  const [lead, isBefore] = [tokens.slice(0, at), tokens[at]?.kind !== 'Z'];
  const anchor = of(tokens, '?') ? undefined : anchorOf(tokens.slice(at + 1), needs);
  // 'The Friday before carnival': a time that nobody knows.
  if (anchor === undefined) return needs.toward === 'ahead' && at > 0 ? span(plusDays(needs.today, 1), plusDays(needs.today, 90)) : undefined;
  const [count, unit, weekday] = [of(lead, 'D'), of(lead, 'U'), of(lead, 'W')];
  const isOfRelease = !tokens.slice(at + 1).some(({ kind }) => 'XdM'.includes(kind));
  if (weekday) return sure([isBefore ? weekdayBefore(anchor, weekday.value) : weekdayAfter(anchor, weekday.value)]);
  if (!unit) return undefined;
  if (count?.value === 0 || (!count && unit.isPlural)) return span(plusDays(anchor, isBefore ? -14 : 1), plusDays(anchor, isBefore ? -1 : 14));
  if (!count && unit.unit === 'week' && !isOfRelease) {
    const monday = plusDays(weekdayBefore(plusDays(anchor, 1), 1), isBefore ? -7 : 7);
    return span(monday, plusDays(monday, 6));
  }
  const counts = of(tokens, '|') ? allOf(tokens, 'D').map(({ value }) => value) : [count?.value ?? 1];
  return sure(counts.map((n) => moved(anchor, (isBefore ? -1 : 1) * n, unit)));
};

/** A time around a day: 'before Christmas', 'by 20 November', 'around the 5th'. */
function about(tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined {
  const kind = tokens[0]?.kind;
  const inner = tokens.slice(1);
  if (!inner.some((token) => 'DWdX'.includes(token.kind))) {
    const around = of(inner, 'M') ? monthOnly(inner, needs) : seasonOnly(inner, needs);
    if (!around || !('span' in around)) return undefined;
    const [first, last] = around.span;
    return kind === 'B' ? span(plusDays(first, -28), plusDays(first, -1)) : span(plusDays(last, 1), plusDays(last, 28));
  }
  const anchor = anchorOf(inner, needs) ?? days(dayAlone(inner, needs))[0] ?? days(weekdayAlone(inner, needs))[0];
  if (anchor === undefined) return undefined;
  if (kind === 'Z') return span(plusDays(anchor, 1), plusDays(anchor, 28));
  return kind === 'B' ? span(plusDays(anchor, -28), plusDays(anchor, -1)) : span(plusDays(anchor, -8), plusDays(anchor, 5));
}

const THIRDS = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const;
const monthOnly = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  const [part, month, year, unit, next, last, nth] = [of(tokens, 'P'), of(tokens, 'M'), of(tokens, 'Y'), of(tokens, 'U'), of(tokens, 'N'), of(tokens, 'L'), of(tokens, 'D')];
  const now = plusMonths(`${needs.today.slice(0, 8)}01`, next ? 1 : last && !month ? -1 : 0);
  const months = month ? month.value : monthOfDay(now);
  const yearOfMonth = year?.value ?? (month ? yearOf(occurrence((y) => (needs.toward === 'ahead' ? lastOf(y, month.value) : dayAt(y, month.value, 1)), needs) ?? now) : yearOf(now));
  const end = lastOf(yearOfMonth, months);
  const at = (day: number) => dayAt(yearOfMonth, months, day) ?? end;
  if (unit?.unit === 'week' && (nth || last)) return nth ? span(at((nth.value - 1) * 7 + 1), at(nth.value * 7)) : span(plusDays(end, -6), end);
  const [from, to] = part ? (THIRDS[part.value] ?? [1, 31]) : [1, 31];
  return span(at(from), at(to));
};
const yearOnly = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  const year = of(tokens, 'Y')?.value ?? yearOf(needs.today) + (of(tokens, 'N') ? 1 : of(tokens, 'L') ? -1 : 0);
  const part = of(tokens, 'P')?.value;
  const [from, to] = part === undefined ? ['01-01', '12-31'] : ([['01-01', '03-31'], ['05-01', '08-31'], ['12-01', '12-31']] as const)[part] ?? ['01-01', '12-31'];
  return span(`${year}-${from}`, `${year}-${to}`);
};
const SEASONS = [3, 6, 9, 12] as const;
const seasonOnly = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan | undefined => {
  const [season, quarter, year] = [of(tokens, 'S'), of(tokens, 'Q'), of(tokens, 'Y')];
  const month = season ? (SEASONS[season.value] ?? 3) : ((quarter?.value ?? 1) - 1) * 3 + 1;
  const first = inYear((y) => dayAt(y, month, 1), year, needs) ?? needs.today;
  return span(first, plusDays(plusMonths(first, 3), -1));
};
const weekStart = (tokens: readonly Token[], { today }: DayNeeds): string =>
  plusDays(weekdayBefore(plusDays(today, 1), 1), of(tokens, 'N') ? 7 : of(tokens, 'L') ? -7 : 0);
const weekOnly = (tokens: readonly Token[], needs: DayNeeds): DaysOrSpan => {
  const monday = weekStart(tokens, needs);
  return span(monday, plusDays(monday, 6));
};
const isUnit = (tokens: readonly Token[], unit: string) => of(tokens, 'U')?.unit === unit;
const period: Rule[1] = (tokens, needs) => {
  if (isUnit(tokens, 'week')) return of(tokens, 'P') && !of(tokens, 'N') && !of(tokens, 'T') ? undefined : weekOnly(tokens, needs);
  if (isUnit(tokens, 'month')) return monthOnly(tokens, needs);
  return isUnit(tokens, 'year') ? yearOnly(tokens, needs) : undefined;
};

/** 'Christmas week', 'the week of 20 November'. */
const aroundFeast: Rule[1] = (tokens, needs) => {
  const day = anchorOf(tokens, { ...needs, start: undefined }) ?? days(dayAlone(tokens.slice(1), needs))[0];
  return day === undefined || !isUnit(tokens, 'week') ? undefined : span(plusDays(day, -3), plusDays(day, 3));
};

/** 'Friday next week' */
const weekdayOfWeek: Rule[1] = (tokens, needs) => {
  const weekday = of(tokens, 'W')?.value ?? 0;
  return isUnit(tokens, 'week') ? sure([plusDays(weekStart(tokens, needs), (weekday + 6) % 7)]) : undefined;
};

/** 'The 4th of the 12th' */
const ordinalMonth: Rule[1] = ([day, month], needs) =>
  day?.isOrdinal && month?.isOrdinal ? sure([occurrence((year) => dayAt(year, month.value, day.value), needs)]) : undefined;

const ANCHOR = '(?:XY?|d|W?DMY?|W?MDY?)';
/** How times are said, the longest first, over the letters of tokens. */
const rules: readonly Rule[] = [
  [`C?[DT]{0,2}U[BZP](?:R{1,3}|${ANCHOR}|\\|DU?|\\?)?|[DNTL]?W[BZ](?:R{1,3}|${ANCHOR}|\\?)?|DU?\\|DU[BZ]R{0,3}`, beside],
  ['W?d', inNumbers],
  ['LWI?(?:[TN]?U|MY?|XY?|Y)|DWI?(?:[TN]?U|MY?|XY?|Y)?', nthOfMonth],
  [`[CBZ]I?(?:${ANCHOR}|D|W)|[BZ]I?P?[MSQ]Y?`, about],
  ['YMDW?|W?D(?:\\|?D){0,3}I?MY?W?|W?MD(?:\\|?D){0,3}Y?W?', dayOfMonth],
  ['D{1,2}UA|AD{1,2}U|BD{1,2}U', (tokens, needs) => (of(tokens, 'B') && needs.toward === 'ahead' ? undefined : counted(tokens, needs, -1))],
  ['WI?D{0,2}UF?|C?D{1,2}UF|D{1,2}UF?W|C?ID(?:\\|?D){0,2}UF?', (tokens, needs) => counted(tokens, needs, 1)],
  [`XY?U|U(?:${ANCHOR}|D)`, aroundFeast],
  ['XY?', (tokens, needs) => sure([feastDay(tokens, needs)], 'feast')],
  ['K', ([token], { today }) => sure([plusDays(today, token?.value ?? 0)])],
  ['W[NT]U|[NT]UW', weekdayOfWeek],
  ['DD', ordinalMonth],
  ['W?DI?[TN]U|W?D', dayAlone],
  ['[TNL]?W[TNL]?', weekdayAlone],
  ['C?I?(?:[DL]U|P)?I?MY?|YI?M', monthOnly],
  ['C?I?PI?[TN]?U[TN]?|C?I?[TNL]U|U[PTNL]', period],
  ['C?I?P?[SQ]I?Y?', seasonOnly],
  ['C?I?P?Y', yearOnly],
];
const compiled = rules.map(([pattern, read]) => ({ pattern: new RegExp(pattern, 'y'), read }));

/** What is said of times, from left to right. */
export function readTokens(tokens: readonly Token[], needs: DayNeeds): (DaysOrSpan & { from: number; to: number })[] {
  const kinds = tokens.map(({ kind }) => kind).join('');
  const found: (DaysOrSpan & { from: number; to: number })[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(kinds, tokens, at, needs);
    if (match) found.push({ ...match.read, from: tokens[at]?.from ?? 0, to: tokens[at + match.length - 1]?.to ?? 0 });
    at += match?.length ?? 1;
  }
  return found;
}

function matchAt(kinds: string, tokens: readonly Token[], at: number, needs: DayNeeds) {
  for (const { pattern, read } of compiled) {
    pattern.lastIndex = at;
    const length = pattern.exec(kinds)?.[0].length ?? 0;
    const said = length > 0 ? read(tokens.slice(at, at + length), needs) : undefined;
    if (said) return { read: said, length };
  }
  return undefined;
}
