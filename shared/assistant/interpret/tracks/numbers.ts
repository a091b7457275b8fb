import { type Word, wordKey } from '../words/words.ts';
import { ARTICLES, LAST, ones, ordinals, tens } from './number-words.ts';

/** A number among the words: its value, and the index after its last word. */
export type NumberAt = { value: number; to: number };

const AND = new Set(['and', 'y', 'e', 'et', 'und', 'en', 'och']);

/** Reads a number up to 99 at an index, in digits or words: 'twenty-one', 'treinta y dos', 'quatre-vingt-dix'. */
export function numberAt(words: readonly Word[], at: number): NumberAt | undefined {
  const key = words[at]?.key ?? '';
  if (/^\d{1,2}$/.test(key)) return { value: Number(key), to: at + 1 };
  if (key === 'quatre' && /^vingts?$/.test(words[at + 1]?.key ?? '')) return withOnes(words, at + 2, 80, 19);
  const ten = tens.get(key);
  if (ten !== undefined) return withOnes(words, at + 1, ten, key === 'soixante' ? 19 : 9);
  const one = ones.get(key);
  return one === undefined ? undefined : { value: one, to: at + 1 };
}

function withOnes(words: readonly Word[], at: number, ten: number, most: number): NumberAt {
  const from = AND.has(words[at]?.key ?? '') ? at + 1 : at;
  const key = words[from]?.key ?? '';
  const one = ones.get(key) ?? (from > at && ARTICLES.has(key) ? 1 : undefined);
  return one !== undefined && one >= 1 && one <= most ? { value: ten + one, to: from + 1 } : { value: ten, to: at };
}

/** Reads a number or an article: 'a week', 'una canción'. */
export const countAt = (words: readonly Word[], at: number): NumberAt | undefined =>
  numberAt(words, at) ?? (ARTICLES.has(words[at]?.key ?? '') ? { value: 1, to: at + 1 } : undefined);

/** Reads an ordinal at an index: '2nd', 'second', 'twenty-first', '1er', 'ersten'; -1 is the last. */
export function ordinalAt(words: readonly Word[], at: number): NumberAt | undefined {
  const key = words[at]?.key ?? '';
  if (LAST.has(key)) return { value: -1, to: at + 1 };
  const digits = /^(\d{1,2})(?:st|nd|rd|th|er|ere|re|e|eme|o|a|ste|de|:e)$/.exec(key)?.[1];
  if (digits) return { value: Number(digits), to: at + 1 };
  const known = ordinals.get(key);
  if (known !== undefined) return { value: known, to: at + 1 };
  const ten = tens.get(key);
  const next = ten === undefined ? undefined : ordinals.get(words[at + 1]?.key ?? '');
  return ten !== undefined && next !== undefined && next < 10 ? { value: ten + next, to: at + 2 } : undefined;
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );

/** Reads 'four', 'cuatro' and '4' as a number. */
export const numberOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : ones.get(wordKey(word));

/** Reads 'second', '2nd' and 'last' (-1) as a position in a list. */
export function positionFromWord(word: string): number | undefined {
  const lower = word.toLowerCase();
  if (lower === 'last') return -1;
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(lower)?.[1];
  if (digits) return Number(digits);
  const at = ORDINALS.indexOf(lower);
  return at < 0 ? undefined : at + 1;
}
