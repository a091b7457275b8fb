import type { Word } from '../words/words.ts';
import { dayAt } from './calendar.ts';
import { CLOCK_NOISE, CONNECTORS, isDigits } from './day-marks.ts';
import type { Token } from './day-token.ts';

const value = (word: Word | undefined) => Number(word?.key);

/** Reads a numeric date with full stops, slashes or hyphens: 2026-12-24, 24.12.2026, 24/12/26, 24.12. */
export function numericDateAt(words: readonly Word[], at: number): Token | undefined {
  const [one, two, three] = [words[at], words[at + 1], words[at + 2]];
  const whole = /^(20\d\d)(\d\d)(\d\d)$/.exec(one?.key ?? '');
  if (whole && dayAt(Number(whole[1]), Number(whole[2]), Number(whole[3])))
    return {
      kind: 'd',
      from: at,
      to: at + 1,
      value: 0,
      parts: [Number(whole[3]), Number(whole[2]), Number(whole[1])],
      isDayFirst: true,
    };
  if (!one || !two || !isDigits(one) || !isDigits(two)) return undefined;
  const sign = /^\s?([./-])\s?$/.exec(two.gap)?.[1];
  if (!sign) return undefined;
  const hasThird = three !== undefined && isDigits(three) && three.gap.trim() === sign;
  const parts = [value(one), value(two), ...(hasThird ? [value(three)] : [])];
  const to = at + parts.length;
  if (one.key.length === 4)
    return hasThird
      ? { kind: 'd', from: at, to, value: 0, parts: [parts[2] ?? 0, parts[1] ?? 0, parts[0] ?? 0], isDayFirst: true }
      : undefined;
  if (one.key.length > 2 || two.key.length > 2 || (hasThird && three.key.length === 3)) return undefined;
  const year = hasThird && three.key.length <= 2 ? 2000 + (parts[2] ?? 0) : parts[2];
  const fits = (day = 0, month = 0) => dayAt(year ?? 2028, month, day) !== undefined;
  if (!fits(parts[0], parts[1]) && !fits(parts[1], parts[0])) return undefined;
  // '5-6 weeks' and '15-20 songs' are not dates.
  if (sign === '-' && !hasThird) return undefined;
  return {
    kind: 'd',
    from: at,
    to,
    value: 0,
    parts: [parts[0] ?? 0, parts[1] ?? 0, ...(year === undefined ? [] : [year])],
    isDayFirst: sign === '.',
  };
}

/** Finds the end of a time of day: 18:00, 6pm, midnight. It does not affect the date. */
export function clockEnd(words: readonly Word[], at: number): number | undefined {
  const [one, two] = [words[at], words[at + 1]];
  if (isDigits(one, 2) && isDigits(two, 2) && two?.gap === ':') return at + 2;
  if (isDigits(one, 2) && CLOCK_NOISE.has(two?.key ?? '') && !['et', 'am', 'est'].includes(two?.key ?? ''))
    return at + 2;
  return /^\d{1,2}(?:am|pm|h|uhr)$/.test(one?.key ?? '') ||
    (at > 0 &&
      CLOCK_NOISE.has(one?.key ?? '') &&
      !CONNECTORS.has(one?.key ?? '') &&
      !['ist', 'est', 'et', 'h'].includes(one?.key ?? ''))
    ? at + 1
    : undefined;
}

/** Units written after a number: 2026年12月4日, 12월 4일. */
export const CJK_UNITS: Record<string, string> = { 年: 'Y', 년: 'Y', 月: 'M', 월: 'M', 日: 'D', 일: 'D', 号: 'D' };
