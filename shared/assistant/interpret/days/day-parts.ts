import { idleWords, placesOf } from '../words/idle-words.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { wordsOf } from '../words/words.ts';

/** Formats a number with two digits. */
export const pad = (n: number) => String(n).padStart(2, '0');

/** Returns a date if it exists in the calendar; otherwise undefined. */
export const validDate = (day: string): string | undefined => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === day ? day : undefined;
};

const idle = phraseFinder(
  phrasesIn(
    'of, from, on, in, the, since, it, a, el, de, del, o, do, le, du, der, den, dem, vom, am, im, il, di, dal, by, for, day, year',
  ).map((phrase) => [phrase, true]),
);

/** Returns the words of a text that matter for the date. */
export const significantWords = (text: string) => {
  const words = wordsOf(text);
  const [out, around] = [placesOf(idle(words)), idleWords(words)];
  return words.filter((_, n) => !out.has(n) && !around.has(n));
};

/** A part of a date: 'the 13th', '2024', '94'. */
type DayPart = { of: 'day' | 'year'; value: number };

/** Reads a text that is only one part of a date. */
export function readDayPart(text: string): DayPart | undefined {
  const words = significantWords(text);
  const [only] = words;
  if (!only || words.length !== 1) return undefined;
  const day =
    /^(\d{1,2})(?:st|nd|rd|th|er|e)$/i.exec(only.text) ??
    (/^(\d{1,2})\.?$/.test(only.text) && Number(only.text) <= 31 && /\b(?:the|el|am|den|o|le|il|dia|der)\b/i.test(text)
      ? [only.text, only.text]
      : undefined);
  if (day) return { of: 'day', value: Number(day[1]) };
  if (/^(?:19|20)\d\d$/.test(only.text)) return { of: 'year', value: Number(only.text) };
  return /^'?\d\d$/.test(only.text) ? { of: 'year', value: Number(only.text) } : undefined;
}

/** Reads a text that is only a year: '2024', 'from 2024'. */
export function readYear(text: string): number | undefined {
  const part = readDayPart(text);
  return part?.of === 'year' && part.value > 99 ? part.value : undefined;
}

/** Replaces one part of a date; undefined if that date does not exist. */
export const withPart = (now: string, { of, value }: DayPart): string | undefined => {
  if (of === 'day') return validDate(`${now.slice(0, 8)}${pad(value)}`);
  const century = Number(now.slice(0, 2)) * 100;
  return validDate(`${value < 100 ? century + value : value}${now.slice(4)}`);
};

/** Whether a date has the given part. */
export const hasPart = (now: string, { of, value }: DayPart): boolean =>
  of === 'day'
    ? Number(now.slice(8)) === value
    : Number(now.slice(0, 4)) === value || Number(now.slice(2, 4)) === value;
