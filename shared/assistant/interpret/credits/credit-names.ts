import { itemAt } from '../words/item-at.ts';
import type { Word } from '../words/words.ts';
import type { Style } from './credit-senses.ts';
import type { Token } from './credit-token.ts';

/** Lowercase words that may begin a name: 'lil Gato', 'van Berg'. */
const SMALL = new Set(
  'lil mc dj young big el la los las de da do di du del van von der den ter bin ibn al af le les the o y e und et & and d'.split(
    ' ',
  ),
);

/** Removes lowercase words around a capitalized name. */
function trimLowercase(words: readonly Word[], isProper: Style['isProper']): readonly Word[] {
  if (!words.some(isProper)) return words;
  const isOwn = (word: Word | undefined) =>
    word !== undefined && (isProper(word) || !/^\p{Ll}/u.test(word.text) || /^[^\s]+$/.test(word.gap));
  let [from, to] = [0, words.length];
  while (from < to - 1 && !isOwn(words[from]) && !SMALL.has(words[from]?.key ?? '')) from++;
  while (to > from + 1 && !isOwn(words[to - 1])) to--;
  return words.slice(from, to);
}

/**
 * Builds a name from its words, as typed. `title` comes before the name, and is kept only if the name is a single word.
 */
export function nameToken(text: string, all: readonly Word[], title: readonly string[], { isProper }: Style): Token {
  const words = trimLowercase(all, isProper);
  const [first, last] = [itemAt(words, 0), itemAt(words, words.length - 1)];
  const before = /[$@#*_]+$/.exec(text.slice(0, first.start))?.[0].length ?? 0;
  const after = /^(?:[$*_]+|(?<=(?:^|[^\p{L}])\p{L}|Jr|Sr)\.)/u.exec(text.slice(last.end))?.[0].length ?? 0;
  const isInitial = /^\p{Lu}$/u.test(last.text) && text[last.end] === '.';
  const own = text.slice(first.start - before, last.end + Math.max(after, isInitial ? 1 : 0));
  const named = own.replace(/'(?:s|n?[ıiuü]n)$/u, '');
  const name = title.length > 0 && words.length === 1 ? `${title.join(' ')} ${named}` : named;
  return { is: 'name', name, isKnown: false, isProper: words.some(isProper) };
}
