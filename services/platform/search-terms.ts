import { fold } from '../../shared/fold.ts';

/** The length to which longer text is truncated, both when it is stored and when it is searched for. */
const MAX_TERM_CHARACTERS = 60;
/** The maximum number of words by which a long name can be found: its first ones. */
const MAX_WORDS = 6;

/**
 * Reduces text to the letters and digits that search and sorting compare: with single spaces, and without characters
 * from which keys are built.
 */
const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Converts a search term to the form in which it is stored and looked up. '' finds nothing. */
export const termOf = (text: string): string => plain(text).slice(0, MAX_TERM_CHARACTERS).trim();

/**
 * Makes the search terms for a name, one starting at each of its words: 'Mara Ellis' is found by 'mara e' and by
 * 'ellis'.
 */
export function termsFromEachWord(name: string): string[] {
  const words = plain(name).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return words.map((_, n) => termOf(words.slice(n).join(' ')));
}

/** Returns the part of a term that is in its partition's key: its first character. */
export const initialOf = (term: string): string => [...term][0] ?? '';
