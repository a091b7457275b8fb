import { adjectives, nouns, places, times } from './demo-words.ts';

/**
 * Builds a title from words. Two patterns never build the same title, and the titles of one pattern differ in their
 * words.
 */
type Pattern = {
  first: readonly string[];
  second: readonly string[];
  title: (first: string, second: string) => string;
};

const patterns: Pattern[] = [
  { first: adjectives, second: nouns, title: (adjective, noun) => `${adjective} ${noun}` },
  { first: nouns, second: times, title: (noun, time) => `${noun} at ${time}` },
  { first: nouns.slice(0, 20), second: nouns.slice(20), title: (noun, other) => `${noun} & ${other}` },
  { first: nouns, second: places, title: (noun, place) => `${noun} of ${place}` },
  { first: adjectives, second: places, title: (adjective, place) => `${adjective} in ${place}` },
];

/**
 * Coprime to each pattern's number of pairs, so that no pair repeats before all have been used, and far from 1, so that
 * neighboring titles differ.
 */
const STRIDE = 271;
/** How far apart the patterns start. Without it, five neighboring titles would use the same words. */
const PATTERN_OFFSET = 53;

/** Returns the n-th title, counted from 0: always the same, and unique as long as `n` is below two thousand. */
export function demoTitle(n: number): string {
  const pattern = n % patterns.length;
  const { first, second, title } = patterns[pattern] as Pattern;
  const pair = ((Math.floor(n / patterns.length) + pattern * PATTERN_OFFSET) * STRIDE) % (first.length * second.length);
  return title(first[pair % first.length] ?? '', second[Math.floor(pair / first.length)] ?? '');
}
