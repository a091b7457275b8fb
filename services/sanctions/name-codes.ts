import type { ComparedName } from './compared-name.ts';
import { LONG_WORD } from './match-names.ts';
import type { NameWord } from './name-words.ts';

/** The number of letters by which longer words are found. */
const CODE_LETTERS = 24;

const unique = (codes: readonly string[]): string[] => [...new Set(codes)];
const firstLetters = (words: readonly string[]): string[] => words.map((word) => word.slice(0, CODE_LETTERS));

/**
 * Returns the word, and the word without each of its letters: two words that are one edit apart have at least one of
 * these in common.
 */
const deletionVariants = (word: string): string[] =>
  word.length < LONG_WORD ? [word] : [word, ...Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1))];

const soundCodes = ({ sounds }: NameWord): string[] => firstLetters(sounds).map((sound) => `~${sound}`);
const wordCodes = (word: NameWord): string[] => [
  ...firstLetters(word.letters).flatMap(deletionVariants),
  ...soundCodes(word),
];

/** Returns the longest word of a name, because the fewest names share it. */
const keyWord = (words: readonly NameWord[]): NameWord[] =>
  words.reduce<NameWord[]>(
    ([longest], word) => [longest && longest.folded.length >= word.folded.length ? longest : word],
    [],
  );

/**
 * Returns the codes under which a listed name is stored: those of its longest word, and its sound without spaces. There
 * are eleven on average, and at most 60.
 */
export const listedCodes = ({ words, joined, turned }: ComparedName): string[] =>
  unique([...keyWord(words).flatMap(wordCodes), ...[joined, turned].flatMap(soundCodes)]);

/**
 * Returns the codes that find every listed name that may match. They include the folded word, which was the only code
 * before the others existed.
 */
export const nameCodes = ({ words, pairs, joined }: ComparedName): string[] =>
  unique([...words.flatMap((word) => [word.folded, ...wordCodes(word)]), ...[joined, ...pairs].flatMap(soundCodes)]);
