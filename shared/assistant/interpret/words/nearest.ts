import { distance } from 'fastest-levenshtein';
import { fold } from '../../../fold.ts';
import { commonWords } from '../../../reference/common-words.ts';

/** Something that has names: the first is the one that is shown. */
export type Named<V extends string = string> = { value: V; names: readonly string[] };

/** What a name may mean: one for certain, or a few that are near. */
export type Nearness<V extends string> = { sure: V } | { maybe: readonly V[] } | null;

/** Letters and digits only: 'Hip-Hop / Rap' and 'hip hop rap' are one. */
export const key = (text: string): string =>
  fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The keys of lists of names that do not change. */
const keyCache = new WeakMap<readonly string[], readonly string[]>();
function keysOf(names: readonly string[]): readonly string[] {
  const keys = keyCache.get(names) ?? names.map(key);
  keyCache.set(names, keys);
  return keys;
}

/** Letters that are wrong, missing or too many; two that changed places are one error: 'enlgish'. */
const typingErrors = (name: string, said: string): number => {
  const far = distance(name, said);
  return far === 2 && name.length === said.length && sorted(name) === sorted(said) ? 1 : far;
};
const sorted = (text: string): string => [...text].sort().join('');

/** Of eight letters two may be wrong, of four one. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
/** Names that are offered. */
const MOST_OFFERED = 4;

/**
 * Whose name is meant. A name that is right, or one typing error away from exactly one, is sure; further ones are offered. Words of two or
 * three letters are only taken as they are.
 */
export function nearest<V extends string>(said: string, all: readonly Named<V>[]): Nearness<V> {
  const sought = key(said);
  if (sought === '') return null;
  const exact = all.filter(({ names }) => keysOf(names).includes(sought));
  if (exact[0]) return { sure: exact[0].value };
  // 'Islands' is a word of its own, and not Iceland mistyped.
  if (commonWords.has(sought)) return null;
  const far = (names: readonly string[]) => Math.min(...keysOf(names).map((name) => typingErrors(name, sought)));
  const near = all
    .map(({ value, names }) => ({ value, far: far(names) }))
    .filter((one) => one.far <= allowed(sought.length))
    .sort((a, b) => a.far - b.far);
  const [first, second] = near;
  if (first && first.far === 1 && second?.far !== 1) return { sure: first.value };
  const parts =
    sought.length < 4
      ? []
      : all.filter(({ names }) => keysOf(names).some((name) => ` ${name} `.includes(` ${sought} `)));
  const maybe = [...new Set([...near.map(({ value }) => value), ...parts.map(({ value }) => value)])];
  return maybe.length === 0 ? null : { maybe: maybe.slice(0, MOST_OFFERED) };
}
