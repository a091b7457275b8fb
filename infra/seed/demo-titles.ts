import { adjectives, nouns, places, times } from './demo-words.ts';

/** How words become a title. Two patterns cannot make the same one; those of one pattern differ by their words. */
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

/** Prime to the number of pairs of each pattern, so that no pair comes twice before all have come; far from 1, so that neighbours differ. */
const STRIDE = 271;
/** How far one pattern begins after another: else five neighbours would be made of the same words. */
const APART = 53;

/** The n-th title, from 0: always the same one, and each once while `n` is below two thousand. */
export function demoTitle(n: number): string {
  const pattern = n % patterns.length;
  const { first, second, title } = patterns[pattern] as Pattern;
  const pair = ((Math.floor(n / patterns.length) + pattern * APART) * STRIDE) % (first.length * second.length);
  return title(first[pair % first.length] ?? '', second[Math.floor(pair / first.length)] ?? '');
}
