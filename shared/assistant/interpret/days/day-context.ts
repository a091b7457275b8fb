import { numberAt, ordinalAt } from '../tracks/numbers.ts';
import type { Word } from '../words/words.ts';
import { CONNECTORS, isDigits } from './day-marks.ts';
import { monthOf } from './day-words.ts';

/** Reads a two-digit or spoken year: '09, 'nineteen ninety-four', 'twenty twenty-six', 'in eighty-nine'. */
export function readSpokenYear(words: readonly Word[], at: number): { value: number; to: number } | undefined {
  const first = numberAt(words, at);
  if (!first) return undefined;
  const [previous, word] = [words[at - 1]?.key ?? '', words[at]];
  const full = (n: number) => (n > 40 ? 1900 : 2000) + n;
  const second = first.value === 19 || first.value === 20 ? numberAt(words, first.to) : undefined;
  if (second && second.value >= 10 && !isDigits(word))
    return { value: first.value * 100 + second.value, to: second.to };
  const isBehindMonth =
    monthOf(previous) !== undefined ||
    (/^(?:of|de)$/.test(previous) && monthOf(words[at - 2]?.key ?? '') !== undefined);
  const isShort = isDigits(word, 2) && (/'$/.test(word?.gap ?? '') || previous === 'of');
  if (isBehindMonth && (isShort || first.value > 31)) return { value: full(first.value), to: first.to };
  return first.value > 31 && /^(?:in|of|since|back)$/.test(previous)
    ? { value: full(first.value), to: first.to }
    : undefined;
}

/**
 * Short month names that are also everyday words. They are recognized only after a day: '20 out', but not 'out on 20
 * November'.
 */
export const MONTHS_AFTER_DAY = /^(?:out|set|ago|des|marca|mars)$/;
export const isAfterNumber = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], /^(?:de|of)$/.test(words[at - 1]?.key ?? '') ? words[at - 2] : undefined].some((word) =>
    /^\d{1,2}(?:st|nd|rd|th|er|o)?$/.test(word?.key ?? ''),
  );

/** Whether the number of a day or year is next to these words, apart from connecting words. */
export function isNextToNumber(words: readonly Word[], from: number, to: number): boolean {
  const near = (at: number) => {
    const key = words[at]?.key ?? '';
    return (
      /^\d{1,2}(?:st|nd|rd|th|er|o|a)?$/.test(key) || /^(?:19|20)\d\d$/.test(key) || ordinalAt(words, at) !== undefined
    );
  };
  const isConnector = (at: number) => CONNECTORS.has(words[at]?.key ?? '');
  return (
    near(from - 1) ||
    near(to) ||
    (isConnector(from - 1) && near(from - 2)) ||
    (isConnector(to) && near(to + 1)) ||
    numberAt(words, from - 1) !== undefined ||
    numberAt(words, to) !== undefined
  );
}
export function isNextToDate(words: readonly Word[], from: number, to: number): boolean {
  const key = (at: number) => words[at]?.key ?? '';
  return (
    words.length <= 2 ||
    key(to) === 'feira' ||
    isNextToNumber(words, from, to) ||
    monthOf(key(to)) !== undefined ||
    /^(?:this|next|on|every|coming|last|proxima|proximo|na|nesta|esta|primeira|ultima|week)$/.test(key(from - 1)) ||
    /^(?:week|que)$/.test(key(to))
  );
}
