import { adjectives, firstNames, lastNames, nouns } from './demo-words.ts';

/** Acts on the demo's roster; after the last one they repeat from the first. */
const ROSTER = 400;

/** Alternates between a person and a band. */
function act(n: number): string {
  const half = Math.floor(n / 2);
  if (n % 2 === 0) {
    const first = firstNames[half % firstNames.length];
    return `${first} ${lastNames[(half * 5 + Math.floor(half / firstNames.length)) % lastNames.length]}`;
  }
  return `The ${adjectives[(half * 11) % adjectives.length]} ${nouns[(half * 7 + 3) % nouns.length]}`;
}

/** The act of the n-th release after the first ones, from 0: always the same. */
export const demoAct = (n: number): string => act((n * 37) % ROSTER);

/** A guest on every ninth release, never the act itself. */
export const demoGuest = (n: number): string | undefined =>
  n % 9 === 4 ? act((n * 37 + ROSTER / 2) % ROSTER) : undefined;
