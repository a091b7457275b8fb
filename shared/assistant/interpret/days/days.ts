import * as chrono from 'chrono-node';
import { type Word, wordsOf } from '../words/words.ts';
import { plusDays, weekdayAfter, weekdayOfDay, yearOf } from './calendar.ts';
import { readTokens } from './day-grammar.ts';
import type { DayNeeds, DaysOrSpan } from './day-reading.ts';
import { dayTokens } from './day-tokens.ts';

/** What is said of times in a text. `isGuess`: words that our own grammar does not know. */
export type TimeSaid = DaysOrSpan & { from: number; to: number; isGuess?: boolean };
export type TimesSaid = { words: readonly Word[]; times: readonly TimeSaid[] };

/** More words than any answer about a day has. */
const MOST_WORDS = 150;

/** The days and times without a day that a text speaks of, from left to right, in the languages of `day-words.ts`. */
export function timesSaid(text: string, needs: DayNeeds): TimesSaid {
  const words = wordsOf(spaced(text));
  if (words.length > MOST_WORDS) return { words, times: [] };
  const times = readTokens(
    dayTokens(words, yearOf(needs.today)).filter(({ kind }) => kind !== '_'),
    needs,
  );
  return { words, times: times.length > 0 ? merged(withMidnight(times, words)) : guessed(spaced(text), words, needs) };
}

/** '5wks' and '20nov' are two words each, '20th' is one. */
const spaced = (text: string): string =>
  text.replace(/(?<![\p{L}\d])(\d{1,2})(?=(?!st|nd|rd|th|er|am\b|pm\b|uhr\b|h\b|o\b|a\b|e\b)\p{L}{2,})/giu, '$1 ');

/** The midnight of New Year's Eve may be that before or that after it. */
const MIDNIGHT = /\b(?:midnight|mitternacht|medianoche|minuit|meia noite|mezzanotte)\b/;
const withMidnight = (times: readonly TimeSaid[], words: readonly Word[]): TimeSaid[] =>
  times.map((time) => {
    const [day] = 'days' in time ? time.days : [];
    const isUnclear =
      day?.endsWith('-12-31') && 'days' in time && time.sort === 'feast' && words.some(({ key }) => MIDNIGHT.test(key));
    return isUnclear ? { ...time, days: [day ?? '', plusDays(day ?? '', 1)] } : time;
  });

/**
 * A weekday or a feast that is named beside a day says the same once more: '13 March 2026, a Friday', '24.08, Independence Day'. When it does
 * not, both may be meant.
 */
function merged(times: readonly TimeSaid[]): TimeSaid[] {
  const day = times.find((time) => 'days' in time && time.sort === 'day');
  if (!day || !('days' in day)) return [...times];
  return times.flatMap((time): TimeSaid[] => {
    const isAround = 'span' in time && day.days.some((one) => time.span[0] <= one && one <= time.span[1]);
    if (isAround) return [{ ...time, days: day.days, sort: 'feast' }];
    if (time === day || !('days' in time) || time.sort === 'day') return [time];
    const weekdays = time.sort === 'weekday' ? time.days.map(weekdayOfDay) : [];
    const agrees = day.days.some(
      (one) =>
        time.days.some((other) => other === one || other.slice(5) === one.slice(5)) ||
        weekdays.includes(weekdayOfDay(one)),
    );
    return [agrees ? { ...time, days: day.days, isAny: false } : { ...time, isAny: false }];
  });
}

const LOCALES = [chrono.en.GB, chrono.de, chrono.fr, chrono.es, chrono.pt, chrono.it, chrono.nl];

/** What the library reads where our grammar finds nothing: 'a fortnight on Saturday'. It is good for an offer. */
function guessed(text: string, words: readonly Word[], { today, toward }: DayNeeds): TimeSaid[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  for (const locale of LOCALES) {
    const read = locale.parse(text, reference, { forwardDate: toward === 'ahead' })[0];
    const isDay = read?.start.isCertain('day') && read.start.isCertain('month') && !read.start.isCertain('hour');
    if (!read || !isDay) continue;
    const day = read.start.date().toISOString().slice(0, 10);
    const to = words.filter(({ start }) => start < read.index + read.text.length).length;
    return [{ days: [day], sort: 'day', from: words.filter(({ end }) => end <= read.index).length, to, isGuess: true }];
  }
  return [];
}

/** The Fridays of a time without a day, on which music comes out, a few of them; of a short time without one, its last day. */
export function fridaysIn([first, last]: readonly [string, string], after: string, most = 4): string[] {
  const found: string[] = [];
  for (let day = weekdayAfter(plusDays(first, -1), 5); day <= last && found.length < most; day = plusDays(day, 7))
    if (day > after) found.push(day);
  return found.length > 0 || last <= after ? found : [last];
}

/** Whether words speak of a time at all: 'after the carnival'. */
export const speaksOfTime = (words: readonly Word[]): boolean =>
  words.length <= MOST_WORDS && dayTokens(words, 0).some(({ kind }) => !'.?_RI|DL'.includes(kind));
