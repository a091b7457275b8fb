import type { Act, PlainAct } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import { dayText } from '../../value-text.ts';
import type { InterpretContext } from '../context.ts';
import { dayAt, yearOf } from '../days/calendar.ts';
import type { DayNeeds } from '../days/day-reading.ts';
import { fridaysIn, readTimes, type TimeMention } from '../days/days.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { isDenied, relationBetween } from '../words/relation-between.ts';
import { findSaying } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';

/**
 * The day that a text means, or the few days that it may mean (none if there is nothing to offer). `left`: the words
 * that are not about the day.
 */
export type DayAnswer = { left: readonly Word[]; words: readonly Word[] } & (
  | { day: string; isPlain: boolean }
  | { span: readonly [string, string] }
  | { days: readonly string[] }
);

/** Countries where 12/4 is 4 December. Where the year is written first (`YEAR_FIRST`), 12/4 may mean either day. */
const MONTH_FIRST = new Set(['United States', 'Philippines', 'Canada']);
const YEAR_FIRST = new Set([
  'Japan',
  'South Korea',
  'China',
  'Taiwan',
  'Hungary',
  'Lithuania',
  'Mongolia',
  'Sweden',
  'South Africa',
  'Kenya',
]);

export const dayNeeds = ({ today, country, release }: InterpretContext, toward: DayNeeds['toward']): DayNeeds => ({
  today,
  toward,
  isMonthFirst: country === undefined || YEAR_FIRST.has(country) ? undefined : MONTH_FIRST.has(country),
  start: /^\d/.test(release?.salesStart ?? '') ? release?.salesStart : undefined,
});

/** Phrases that state whether the month or the day comes first. */
const US_ORDER = /\b(?:us|american) (?:format|style|date|way|order)\b|\bmm\/dd\b|\bmonth first\b/i;
const DAY_ORDER = /\b(?:uk|british|european|eu) (?:format|style|date|way|order)\b|\bdd\/mm\b|\bday first\b/i;

/** Reads the day that a text means. `where` gives the context. */
export function readDay(text: string, where: DayNeeds): DayAnswer | undefined {
  // In every language except English the day comes first, wherever the writer lives.
  const isMonthFirst = US_ORDER.test(text)
    ? true
    : DAY_ORDER.test(text) || (where.isMonthFirst && DAY_FIRST.test(text))
      ? false
      : where.isMonthFirst;
  const needs = { ...where, isMonthFirst };
  const reading = readTimes(text, needs);
  const { words } = reading;
  const times = reading.times.filter(({ from }) => !isDenied(words, from));
  const covered = new Set(
    reading.times.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
  );
  const left = words.filter((_, n) => !covered.has(n));
  const days = daysOnly(times).filter(({ isAny, sort }) => !isAny || sort !== 'weekday');
  const meant = lastCorrection(days, words).map((time) => inMonthOfPrevious(time, days, words, where.today));
  if (meant.length > 0) {
    const each = [...new Set(withDateOrder(meant, needs, text).flatMap((time) => time.days))];
    const [day] = each;
    if (each.length > 1 || day === undefined || meant.some(({ isGuess }) => isGuess))
      return { left, words, days: each };
    const denied = reading.times.filter((time) => !times.includes(time)).map(({ to }) => to);
    return { left, words, day, isPlain: isPlain(words, meant, covered, Math.max(0, ...denied)) };
  }
  const span = times.find((time) => 'span' in time);
  if (span && 'span' in span) return { left, words, span: span.span };
  return reading.times.length > 0 ? { left, words, days: [] } : undefined;
}

type Days = Extract<TimeMention, { days: readonly string[] }>;

/** If days correct each other, returns only the last correction, otherwise all days. */
function lastCorrection(days: readonly Days[], words: readonly Word[]): readonly Days[] {
  for (let n = days.length - 1; n > 0; n--)
    if (relationBetween(words, days[n - 1]?.to ?? 0, days[n]?.from ?? 0) === 'instead') return days.slice(n);
  return days;
}

/** Reads a day without a month that corrects the day before it: 'January 8th. No, let's say the 15th'. */
function inMonthOfPrevious(time: Days, all: readonly Days[], words: readonly Word[], today: string): Days {
  const before = all[all.indexOf(time) - 1]?.days[0];
  const keys = words.slice(time.from, time.to).map(({ key }) => key);
  const isAlone = keys.every((key) => /^\d{1,2}(?:st|nd|rd|th)?$|^(?:the|le|el|il|am|der|den|dia|o)$/.test(key));
  const number = Number(/\d{1,2}/.exec(keys.join(' '))?.[0]);
  const isTakenBack =
    before !== undefined && relationBetween(words, all[all.indexOf(time) - 1]?.to ?? 0, time.from) === 'instead';
  const day = isTakenBack && isAlone ? dayAt(yearOf(before), Number(before.slice(5, 7)), number) : undefined;
  return day !== undefined && day >= today ? { ...time, days: [day] } : time;
}

/**
 * Reads ambiguous dates again if something else in the text shows their order: 'giorno 12/4', or 24/12 next to 12/4.
 */
function withDateOrder(days: readonly Days[], needs: DayNeeds, text: string): readonly Days[] {
  if (needs.isMonthFirst !== undefined || days.every((time) => time.days.length === 1)) return days;
  const [first, second] = text.split(/\b\d{1,2}[/-]\d{1,2}/).length > 2 ? numbersIn(text) : [undefined, undefined];
  const isMonthFirst =
    second !== undefined && second > 12
      ? true
      : first !== undefined && first > 12
        ? false
        : DAY_FIRST.test(text)
          ? false
          : undefined;
  if (isMonthFirst === undefined) return days;
  return daysOnly(readTimes(text, { ...needs, isMonthFirst }).times);
}
const daysOnly = (times: readonly TimeMention[]): Days[] => times.filter((time) => 'days' in time);
const numbersIn = (text: string): (number | undefined)[] => {
  const all = [...text.matchAll(/\b(\d{1,2})[/-](\d{1,2})\b/g)];
  return [Math.max(...all.map(([, one]) => Number(one))), Math.max(...all.map(([, , two]) => Number(two)))];
};
const DAY_FIRST =
  /(?<!\p{L})(?:dia|día|giorno|le|el|il|am|ab|den|desde|partir|saiu|salió|sale|sortie|sorti|uscita|uscito|dal|vom|seit|depuis|do|no|od|op|vanaf|från|tarihinde)(?!\p{L})\s+(?:\p{L}+\s+){0,2}\d/iu;

/** Words that give a day to something other than the release: 'my birthday is 20 November'. */
const OTHER_EVENTS = phraseFinder(
  phrasesIn(
    `video, clip, film, movie, cinemas, cinema, trailer, teaser, snippet, demo, premiere of the, birthday, bday, show, gig, concert, party, tour, wedding, mastering, mastered, mixed, mix, recorded, recording session, exam, deadline, festival, meeting, cumpleaños, aniversário, anniversaire, geburtstag, compleanno, konzert, concierto, concerto, show é, if, unless, falls, wenn, sofern, cannot, cant, can't, doesn't, don't, won't, isn't, not, nicht, no later, except, außer`,
  ).map((phrase) => [phrase, true]),
);
/** Conditions that are mere politeness: 'if that fits'. */
const POLITE_CONDITION =
  /(?:\bif|\bsi|\bse|\bwenn|\bfalls|\bals)\b.{0,30}\b(?:possible|can|could|fit|fits|ok|okay|alright|works?|puede|possibile|possivel|der|geht|passt|klappt|peut|lukt|kan)\b/;

/** Whether the clause around a day allows the day to be the answer. Later clauses only explain it. */
function isPlain(
  words: readonly Word[],
  meant: readonly Days[],
  covered: ReadonlySet<number>,
  deniedTo: number,
): boolean {
  const [from, to] = [Math.min(...meant.map((time) => time.from)), Math.max(...meant.map((time) => time.to))];
  let [first, last] = [from, to];
  while (first > 0 && !/[,.;:!?()–—\n]|\s-\s/.test(words[first]?.gap ?? '')) first--;
  while (last < words.length && !/[,.;:!?()–—\n]|\s-\s/.test(words[last]?.gap ?? '')) last++;
  if (deniedTo <= from) first = Math.max(first, deniedTo);
  const because = findSaying(words.slice(to, last), 'because')[0];
  const clause = words.slice(first, because ? to + because.from : last);
  const own = words.slice(first, from);
  const text = clause.map(({ key }) => key).join(' ');
  const isOther = OTHER_EVENTS(clause).length > 0 && !ON_BIRTHDAY.test(text);
  const unknown = own.filter((_, n) => !covered.has(first + n)).length;
  return (!isOther || (POLITE_CONDITION.test(text) && OTHER_EVENTS(own).length === 0)) && unknown <= MAX_UNKNOWN_BEFORE;
}
const ON_BIRTHDAY = /\b(?:on|for) (?:my|her|his|our|the)(?: \w+)? (?:birthday|bday)\b/;
const MAX_UNKNOWN_BEFORE = 12;

/** Maximum number of days to offer. */
const MAX_OFFERED_DAYS = 4;

/** Offers days, each with the act that sets it. */
export function offerDays(text: string, days: readonly string[], set: (day: string) => PlainAct): Act[] {
  const suggestions = days.slice(0, MAX_OFFERED_DAYS).map((day) => ({ label: dayText(day), acts: [set(day)] }));
  return suggestions.length === 0 ? [{ kind: 'why' }] : [suggest(text, suggestions)];
}

/** Lists the days to offer for a future time: those that it names, or the Fridays in it. */
export const futureDays = (
  reading: Extract<DayAnswer, { days: readonly string[] } | { span: readonly [string, string] }>,
  today: string,
): string[] => ('span' in reading ? fridaysIn(reading.span, today) : reading.days.filter((day) => day >= today));

/** Returns the next date with the same day and month as a past date. */
export function nextSameDate(day: string, today: string): readonly string[] {
  const [year, month, date] = [yearOf(today), Number(day.slice(5, 7)), Number(day.slice(8))];
  const next = [year, year + 1, year + 2, year + 3, year + 4]
    .map((y) => dayAt(y, month, date))
    .find((one) => one !== undefined && one > today);
  return next === undefined ? [] : [next];
}
