import { adjectives, firstNames, lastNames, nouns } from './demo-words.ts';

/** Acts on the demo's roster. The release after the last one is by the first act again. */
const ROSTER = 400;

/** By turns a person and a band. */
function act(n: number): string {
  const half = Math.floor(n / 2);
  if (n % 2 === 0) {
    const first = firstNames[half % firstNames.length];
    return `${first} ${lastNames[(half * 5 + Math.floor(half / firstNames.length)) % lastNames.length]}`;
  }
  return `The ${adjectives[(half * 11) % adjectives.length]} ${nouns[(half * 7 + 3) % nouns.length]}`;
}

/** Who made the n-th release beyond the first ones, from 0: always the same act. */
export const demoAct = (n: number): string => act((n * 37) % ROSTER);

/** A guest on every ninth one, never the act itself. */
export const demoGuest = (n: number): string | undefined =>
  n % 9 === 4 ? act((n * 37 + ROSTER / 2) % ROSTER) : undefined;
