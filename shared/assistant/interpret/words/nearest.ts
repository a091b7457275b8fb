import { distance } from 'fastest-levenshtein';
import { fold } from '../../../fold.ts';
import { commonWords } from '../../../reference/common-words.ts';

/** A value with its names. The first one is displayed. */
export type Named<V extends string = string> = { value: V; names: readonly string[] };

/** The value that a name certainly means, or a few similar ones; null if there is no similar one. */
export type Nearness<V extends string> = { sure: V } | { maybe: readonly V[] } | null;

/** Reduces a text to letters and digits, so that 'Hip-Hop / Rap' equals 'hip hop rap'. */
export const key = (text: string): string =>
  fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Caches the keys of lists of names that never change. */
const keyCache = new WeakMap<readonly string[], readonly string[]>();
function keysOf(names: readonly string[]): readonly string[] {
  const keys = keyCache.get(names) ?? names.map(key);
  keyCache.set(names, keys);
  return keys;
}

/** Counts wrong, missing and extra letters. Transposed letters are a single error: 'enlgish'. */
const typingErrors = (name: string, typed: string): number => {
  const far = distance(name, typed);
  return far === 2 && name.length === typed.length && sorted(name) === sorted(typed) ? 1 : far;
};
const sorted = (text: string): string => [...text].sort().join('');

/** The number of errors allowed: two from eight letters up, one from four up, none below. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
/** The maximum number of values to offer. */
const MAX_OFFERED = 4;

/**
 * Finds the value that a name means. A name is certain if it is correct, or one typo away from exactly one value. Less
 * similar values are only offered. Words of two or three letters must match exactly.
 */
export function nearest<V extends string>(typed: string, all: readonly Named<V>[]): Nearness<V> {
  const sought = key(typed);
  if (sought === '') return null;
  const exact = all.filter(({ names }) => keysOf(names).includes(sought));
  if (exact[0]) return { sure: exact[0].value };
  // 'Islands' is an ordinary word, not a misspelled Iceland.
  if (commonWords.has(sought)) return null;
  const far = (names: readonly string[]) => Math.min(...keysOf(names).map((name) => typingErrors(name, sought)));
  const near = all
    .map(({ value, names }) => ({ value, far: far(names) }))
    .filter((one) => one.far <= allowedErrors(sought.length))
    .sort((a, b) => a.far - b.far);
  const [first, second] = near;
  if (first && first.far === 1 && second?.far !== 1) return { sure: first.value };
  const parts =
    sought.length < 4
      ? []
      : all.filter(({ names }) => keysOf(names).some((name) => ` ${name} `.includes(` ${sought} `)));
  const maybe = [...new Set([...near.map(({ value }) => value), ...parts.map(({ value }) => value)])];
  return maybe.length === 0 ? null : { maybe: maybe.slice(0, MAX_OFFERED) };
}
