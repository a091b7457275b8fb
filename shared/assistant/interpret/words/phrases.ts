import { type Word, wordsOf } from './words.ts';

/** The value of a phrase, and the positions of its words; `to` is exclusive. */
export type Found<V> = { value: V; from: number; to: number };
export type FindPhrases<V> = (words: readonly Word[]) => Found<V>[];

/** Finds phrases among words from left to right, the longest at each position, without overlaps. */
export function phraseFinder<V>(phrases: Iterable<readonly [phrase: string, value: V]>): FindPhrases<V> {
  const byFirst = new Map<string, { keys: string[]; value: V }[]>();
  for (const [phrase, value] of [...phrases].flatMap(([one, meaning]) =>
    withElision(one).map((way) => [way, meaning] as const),
  )) {
    const keys = wordsOf(phrase).map(({ key }) => key);
    const [first] = keys;
    if (first === undefined) continue;
    const same = byFirst.get(first) ?? [];
    same.push({ keys, value });
    byFirst.set(first, same);
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.keys.length - a.keys.length);
  return (words) => {
    const found: Found<V>[] = [];
    for (let at = 0; at < words.length; ) {
      const match = byFirst
        .get(words[at]?.key ?? '')
        ?.find(({ keys }) => keys.every((key, n) => words[at + n]?.key === key));
      if (match) found.push({ value: match.value, from: at, to: at + match.keys.length });
      at += match?.keys.length ?? 1;
    }
    return found;
  };
}

/** An elided word before a space, as in 'c est'. The phrase then also matches the single word "c'est". */
const ELIDED = /\b(c|d|j|l|m|n|s|t|qu|dell|nell|all|un|com|cos) (?=[aeiouhyàâéèê])/g;
const withElision = (phrase: string): string[] => {
  const joined = phrase.replace(ELIDED, "$1'");
  return joined === phrase ? [phrase] : [phrase, joined];
};

/** Splits a list of phrases at commas and line ends. */
export const phrasesIn = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .flatMap((phrase) => [...new Set([phrase, elided(phrase)])]);

/** Joins an elided word to the next one, because people type both 'c'est quoi' (two words) and 'c est quoi' (three). */
const elided = (phrase: string): string =>
  phrase.replace(/\b([cdjlmnst]|qu|dell|all|un|quell|nell|sull) (?=[aeiouh])/g, '$1');
