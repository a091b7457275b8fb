import { adjectives, firstNames, lastNames, nouns } from './demo-words.ts';

/** How many acts are on the demo's roster, which repeats after the last one. */
const ROSTER_SIZE = 400;

/** Returns a person or a band, alternately. */
function act(n: number): string {
  const half = Math.floor(n / 2);
  if (n % 2 === 0) {
    const first = firstNames[half % firstNames.length];
    return `${first} ${lastNames[(half * 5 + Math.floor(half / firstNames.length)) % lastNames.length]}`;
  }
  return `The ${adjectives[(half * 11) % adjectives.length]} ${nouns[(half * 7 + 3) % nouns.length]}`;
}

/** Returns the act of the n-th later release, counted from 0; always the same. */
export const demoAct = (n: number): string => act((n * 37) % ROSTER_SIZE);

/** The guest on every ninth release, who is never its own act. */
export const demoGuest = (n: number): string | undefined =>
  n % 9 === 4 ? act((n * 37 + ROSTER_SIZE / 2) % ROSTER_SIZE) : undefined;
