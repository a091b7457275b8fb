import { fold } from '../../shared/fold.ts';

/** Longer text is cut to this, as it is stored and as it is typed. */
const LONGEST = 60;
/** A long name has many words: the first of them find it. */
const MOST_WORDS = 6;

/** Letters and figures of a text, as a search and an order compare them: one space between words, no sign that a key is built with. */
const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text as a term is stored, and as somebody types it. '' finds nothing. */
export const termOf = (text: string): string => plain(text).slice(0, LONGEST).trim();

/** A name from each of its words on: 'Mara Ellis' is found by 'mara e' and by 'ellis'. */
export function termsFromEachWord(name: string): string[] {
  const words = plain(name).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  return words.map((_, n) => termOf(words.slice(n).join(' ')));
}

/** The partition of a term: its first character. */
export const initialOf = (term: string): string => [...term][0] ?? '';
