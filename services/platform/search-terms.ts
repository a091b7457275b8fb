import { fold } from '../../shared/fold.ts';

/** The length at which longer text is truncated, both when stored and when typed. */
const LONGEST = 60;
/** A long name can be found by its first words only. */
const MOST_WORDS = 6;

/**
 * Letters and digits of a text as search and sorting compare them: single spaces, and no character that keys are built
 * with.
 */
const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The form in which a search term is stored and looked up. '' finds nothing. */
export const termOf = (text: string): string => plain(text).slice(0, LONGEST).trim();

/** Search terms of a name, one starting at each of its words: 'Mara Ellis' is found by 'mara e' and by 'ellis'. */
export function termsFromEachWord(name: string): string[] {
  const words = plain(name).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  return words.map((_, n) => termOf(words.slice(n).join(' ')));
}

/** The partition of a term: its first character. */
export const initialOf = (term: string): string => [...term][0] ?? '';
