import { type Word, wordsOf } from './words.ts';

/** Small words within names. */
const PARTICLES = new Set(
  `the of and or for in on at to a an de la el los las del y e da do das dos di du des d l le les von van der den het und zu zum zur im vom beim am et en au aux il lo gli della dello dei delle al ver n st bin ibn al ya o as os i och och og`.split(
    /\s+/,
  ),
);
export const isParticle = ({ key }: Word): boolean => PARTICLES.has(key);
/** Whether a word begins with a capital or a digit, or is in a script without lowercase letters. */
export const isCapital = (word: Word | undefined): boolean => word !== undefined && !/^\p{Ll}/u.test(word.text);
export const isSmall = (word: Word): boolean => word.text === word.text.toLowerCase() && /\p{Ll}/u.test(word.text);

/** Whether all words except particles are capitalized: 'Harbour School Friends of Music'. */
export const areCapital = (words: readonly Word[]): boolean =>
  words.some(isCapital) && words.every((word) => isCapital(word) || isParticle(word));
/** Whether all words are in capitals throughout. */
export const areShouted = (words: readonly Word[]): boolean => words.every(({ text }) => text === text.toUpperCase());

/**
 * Returns the first capitalized name in a text, without the small words around it. A text without capitals is only
 * trimmed.
 */
export function firstCapitalizedName(text: string): string | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  if (!words.some(isCapital)) return text.trim().replace(/^[\s,]+|[\s,.?!]+$/g, '');
  // Runs of capitalized words. The first one is the name, unless it is only the capital at the start of the sentence.
  const runs: [number, number][] = [];
  for (const [n, word] of words.entries()) {
    const last = runs.at(-1);
    if (!isCapital(word)) continue;
    const isNext =
      last &&
      words.slice(last[1] + 1, n).every(isParticle) &&
      !/[.;!?]/.test(
        words
          .slice(last[1] + 1, n + 1)
          .map(({ gap }) => gap)
          .join(''),
      );
    if (last && isNext) last[1] = n;
    else runs.push([n, n]);
  }
  const run = runs.find(([from]) => from > 0) ?? runs[0];
  const best = runs.length > 1 && runs[0]?.[0] === 0 && runs[0][1] === 0 ? run : runs[0];
  if (!best) return undefined;
  return text.slice(words[best[0]]?.start ?? 0, words[best[1]]?.end ?? 0);
}

/** Finds the longest run of capitalized words in a text: a title among small words. */
export function capitalRun(text: string): string {
  const words = wordsOf(text);
  let [from, to] = [0, 0];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (end < words.length && isCapital(words[end]) && (end === start || !/[,.;:!?]/.test(words[end]?.gap ?? '')))
      end++;
    if (end - start > to - from) [from, to] = [start, end];
    start = Math.max(end, start + 1);
  }
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
}
