import { fold } from '../../../fold.ts';

/**
 * A word in a message, as typed (`text`) and in the form for comparison (`key`). `gap` is the text between the previous
 * word and this one.
 */
export type Word = { text: string; key: string; start: number; end: number; gap: string };

/** Scripts that have no spaces between words. A number next to their letters is treated as a word of its own. */
export const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu;

/** Letters with a stroke, dot or ligature, and the plain letters that people type instead. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Normalizes a word for comparison: lowercase, without accents and apostrophes. */
export const wordKey = (text: string): string =>
  fold(text)
    .replaceAll("'", '')
    .replace(/[ıłøđßæœ]/g, (letter) => PLAIN[letter] ?? letter);

const ELIDED = /^(?:l|d|dell|dall|nell|sull|all|un|qu)'(.+)$/iu;
/** Removes elided articles from the keys of words: 'l'uscita', 'dell'album'. */
export const withoutElision = (words: readonly Word[]): Word[] =>
  words.map((word) => {
    const bare = ELIDED.exec(word.text)?.[1];
    return bare ? { ...word, key: wordKey(bare) } : word;
  });

/**
 * Splits a text into words. Punctuation and emoji go into the gaps, so that 'pre-order' and 'pre order' consist of the
 * same words.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const { 0: run, index } of text.matchAll(WORD)) {
    const pieces = SPACELESS.test(run) ? (run.match(/\p{N}+|[^\p{N}]+/gu) ?? [run]) : [run];
    let start = index;
    for (const piece of pieces) {
      words.push({ text: piece, key: wordKey(piece), start, end: start + piece.length, gap: text.slice(last, start) });
      start += piece.length;
      last = start;
    }
  }
  return words;
}
