import { findCue, hasCue } from '../words/cues.ts';
import { itemAt } from '../words/item-at.ts';
import { textOf } from '../words/text-of-words.ts';
import type { Word } from '../words/words.ts';

/** The maximum number of positions to try. */
const MAX_POSITIONS = 8;

/** Finds the positions where a value may begin: after "is", "it's", "put", a colon, an arrow, or a possessive name. */
export function valueBreaks(words: readonly Word[]): { from: number; to: number; asks?: boolean }[] {
  const found: { from: number; to: number; asks?: boolean }[] = [];
  for (const { from, to } of findCue(words, 'itIs')) found.push({ from, to });
  for (const { from, to } of findCue(words, 'put')) found.push({ from, to, asks: true });
  for (const { from, to } of findCue(words, 'is')) if (from > 0) found.push({ from, to });
  for (const [n, word] of words.entries()) {
    if (n > 0 && /[:=：]\s+$|\s[:=]|->|→/.test(word.gap)) found.push({ from: n, to: n });
    if (n > 0 && /^[éè]$/.test(word.text)) found.push({ from: n, to: n + 1 });
    if (n + 1 < words.length && /'s$/.test(word.text) && !hasCue([word], 'itIs'))
      found.push({ from: n + 1, to: n + 1 });
  }
  const proper = found.filter(({ to }) => to < words.length);
  return proper.sort((a, b) => a.from - b.from || b.to - a.to).slice(0, MAX_POSITIONS);
}

/** Finds each old value and the word "to" after it: 'From the 11th to the 18th'. */
export function findFromTo(words: readonly Word[]): { at: number; from: number; to: number }[] {
  const froms = words.flatMap(({ key }, n) =>
    /^(?:from|von|vom|de|del|desde|do|du|da|dal|dalla|van)$/.test(key) ? n : [],
  );
  const tos = words.flatMap(({ key }, n) => (/^(?:to|auf|zu|zum|a|al|para|au|naar|na)$/.test(key) ? n : []));
  return froms
    .flatMap((at) =>
      tos.flatMap((to) => (to > at + 1 && to - at <= 6 && to + 1 < words.length ? [{ at, from: at + 1, to }] : [])),
    )
    .slice(0, 4);
}

/** Finds the names that end a clause after small words: 'lyricist ka full name Sameera Anjum hai'. */
export function namesAtEnd(
  text: string,
  all: readonly Word[],
  isKnown: (text: string) => boolean,
): { from: number; to: number } | undefined {
  const right = findCue(all, 'right').find(({ to }) => to === all.length);
  const not = findCue(all, 'not').find(({ from, to }) => from > 0 && isKnown(textOf(text, all, to)));
  const words = all.slice(0, Math.min(right?.from ?? all.length, not?.from ?? all.length));
  const isName = ({ text }: Word) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(text);
  let from = words.length;
  while (from > 0 && isName(itemAt(words, from - 1))) from--;
  return from > 0 && from < words.length ? { from, to: not ? all.length : words.length } : undefined;
}
