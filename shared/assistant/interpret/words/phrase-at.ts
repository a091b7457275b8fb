import { ADVERBS } from '../values/preamble-words.ts';
import { isCapital as hasCapital } from './capitals.ts';
import type { FindPhrases } from './phrases.ts';
import type { Word } from './words.ts';

/** Whether a word begins with a capital, in a script that has them. */
export const isCapital = (word: Word | undefined): boolean => hasCapital(word) && /^\p{Lu}/u.test(word?.text ?? '');
export const isSmall = (word: Word | undefined): boolean => word !== undefined && !isCapital(word);

/** Finds the end of a phrase that begins at a position. */
export const phraseEnd = (find: FindPhrases<unknown>, words: readonly Word[], at: number): number | undefined => {
  const [first] = find(words.slice(at, at + 10));
  return first?.from === 0 ? at + first.to : undefined;
};
/** Finds the end of a phrase, which may follow lowercase adverbs: "we finally agreed on". */
export function phraseAfter(find: FindPhrases<unknown>, words: readonly Word[], at: number): number | undefined {
  for (let from = at; from < words.length; from++) {
    const end = phraseEnd(find, words, from);
    if (end !== undefined) return end;
    const word = words[from];
    if (!word || !ADVERBS.has(word.key) || isCapital(word)) return undefined;
  }
  return undefined;
}
