import * as chrono from 'chrono-node';
import { type Word, wordsOf } from '../words/words.ts';
import { plusDays, weekdayAfter, weekdayOfDay, yearOf } from './calendar.ts';
import { readTokens } from './day-grammar.ts';
import type { DayNeeds, DaysOrSpan } from './day-reading.ts';
import { dayTokens } from './day-tokens.ts';

/** A time in a text. `isGuess`: it was not read by our own grammar. */
export type TimeMention = DaysOrSpan & { from: number; to: number; isGuess?: boolean };
export type TimesInText = { words: readonly Word[]; times: readonly TimeMention[] };

/** The maximum number of words in an answer about a date. */
const MAX_WORDS = 150;

/** Reads the dates and periods in a text, from left to right, in the languages of `day-words.ts`. */
export function readTimes(text: string, needs: DayNeeds): TimesInText {
  const words = wordsOf(separateNumbers(text));
  if (words.length > MAX_WORDS) return { words, times: [] };
  const times = readTokens(
    dayTokens(words, yearOf(needs.today)).filter(({ kind }) => kind !== '_'),
    needs,
  );
  return {
    words,
    times:
      times.length > 0
        ? mergeRepeatedDays(withMidnight(times, words))
        : readWithChrono(separateNumbers(text), words, needs),
  };
}

/** Splits '5wks' and '20nov' into two words, but not '20th'. */
const separateNumbers = (text: string): string =>
  text.replace(/(?<![\p{L}\d])(\d{1,2})(?=(?!st|nd|rd|th|er|am\b|pm\b|uhr\b|h\b|o\b|a\b|e\b)\p{L}{2,})/giu, '$1 ');

/** Words for midnight. Midnight on New Year's Eve may be the start or the end of that day. */
const MIDNIGHT = /\b(?:midnight|mitternacht|medianoche|minuit|meia noite|mezzanotte)\b/;
const withMidnight = (times: readonly TimeMention[], words: readonly Word[]): TimeMention[] =>
  times.map((time) => {
    const [day] = 'days' in time ? time.days : [];
    const isUnclear =
      day?.endsWith('-12-31') && 'days' in time && time.sort === 'feast' && words.some(({ key }) => MIDNIGHT.test(key));
    return isUnclear ? { ...time, days: [day ?? '', plusDays(day ?? '', 1)] } : time;
  });

/**
 * Merges a date with a weekday or holiday that repeats it: '13 March 2026, a Friday', '24.08, Independence Day'. If
 * they contradict each other, keeps both.
 */
function mergeRepeatedDays(times: readonly TimeMention[]): TimeMention[] {
  const day = times.find((time) => 'days' in time && time.sort === 'day');
  if (!day || !('days' in day)) return [...times];
  return times.flatMap((time): TimeMention[] => {
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

/**
 * Reads a date with the chrono library, if our grammar finds none: 'a fortnight on Saturday'. Such a date may only be
 * offered.
 */
function readWithChrono(text: string, words: readonly Word[], { today, toward }: DayNeeds): TimeMention[] {
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

/**
 * Lists the Fridays of a period that are later than `after`, because releases usually come out on a Friday. If there is
 * none, returns the period's last day.
 */
export function fridaysIn([first, last]: readonly [string, string], after: string, most = 4): string[] {
  const found: string[] = [];
  for (let day = weekdayAfter(plusDays(first, -1), 5); day <= last && found.length < most; day = plusDays(day, 7))
    if (day > after) found.push(day);
  return found.length > 0 || last <= after ? found : [last];
}

/** Whether words refer to a time at all: 'after the carnival'. */
export const mentionsTime = (words: readonly Word[]): boolean =>
  words.length <= MAX_WORDS && dayTokens(words, 0).some(({ kind }) => !'.?_RI|DL'.includes(kind));
