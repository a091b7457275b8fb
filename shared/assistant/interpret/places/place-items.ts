import { areShouted } from '../words/capitals.ts';
import type { Named } from '../words/nearest.ts';
import type { FindPhrases } from '../words/phrases.ts';
import { findSaying, type Saying } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';
import { COUNTRY_CODES } from './country-names.ts';
import { ADDED, EXCLUDING_TAILS, EXCLUDING_WORDS, JOINS, NEUTRAL, NO_EXCEPTION } from './place-words.ts';

/** The names for one kind of place: countries or stores. */
export type Vocabulary = {
  /** Finds names, each with the places that it stands for. */
  find: FindPhrases<readonly string[]>;
  /** Finds words that mean all places of this kind. */
  all: FindPhrases<true>;
  /** Names that are also ordinary words. */
  weak: ReadonlySet<string>;
  /** The names with which misspelled words are compared. */
  near: readonly Named[];
  valuesOf: (near: string) => readonly string[];
};

/** The meaning of one or more words in a list of places. */
export type Item = {
  kind: 'name' | 'all' | 'not' | 'only' | 'add' | 'doubt' | 'join' | 'neutral' | 'behind';
  from: number;
  to: number;
  values?: readonly string[];
  text?: string;
};
const spans = (kind: Item['kind'], found: readonly { from: number; to: number }[]): Item[] =>
  found.map(({ from, to }) => ({ kind, from, to }));

/** Finds all items in a list of places, preferring the longest at each position. */
export function itemsIn(words: readonly Word[], { find, all, weak }: Vocabulary): Item[] {
  const names = find(words).filter(
    ({ from, to }) => to - from > 1 || !weak.has(words[from]?.key ?? '') || isUsedAsName(words, from),
  );
  const sayings = (kind: Item['kind'], ...list: Saying[]) =>
    list.flatMap((saying) => spans(kind, findSaying(words, saying)));
  const candidates: Item[] = [
    ...names.map(({ from, to, value }): Item => ({ kind: 'name', from, to, values: value })),
    ...spans('all', all(words)),
    ...sayings('all', 'all', 'rest'),
    ...spans('behind', EXCLUDING_TAILS(words)),
    ...spans('neutral', NO_EXCEPTION(words)),
    ...spans('not', EXCLUDING_WORDS(words)).filter(
      ({ from, to }) => to - from > 1 || words[from]?.key !== 'no' || !isPortuguese(words),
    ),
    ...sayings('only', 'only'),
    ...spans('add', ADDED(words)),
    ...sayings('doubt', 'doubt', 'unsure'),
    ...sayings('neutral', 'filler', 'hedge', 'yes', 'me', 'us', 'no', 'later'),
  ];
  const rank = new Map(candidates.map((item, n) => [item, n]));
  candidates.sort(
    (a, b) => a.from - b.from || b.to - b.from - (a.to - a.from) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0),
  );
  const items: Item[] = [];
  let at = 0;
  for (const item of candidates) {
    if (item.from < at) continue;
    for (; at < item.from; at++) items.push(...plainItem(words, at));
    items.push(item);
    at = item.to;
  }
  for (; at < words.length; at++) items.push(...plainItem(words, at));
  return items;
}

/** Whether the text is Portuguese. There, 'no' means "in the" and excludes nothing. */
const isPortuguese = (words: readonly Word[]): boolean =>
  words.some(({ key }) =>
    /^(?:so|somente|apenas|quero|queremos|poe|coloca|bota|botar|na|nas|nos|pro|pra|tambem|lancar|nao)$/.test(key),
  );

function plainItem(words: readonly Word[], at: number): Item[] {
  const key = words[at]?.key ?? '';
  if (JOINS.has(key)) return [{ kind: 'join', from: at, to: at + 1 }];
  // In 'Everything but TikTok', "but" joins two items.
  if (/^(?:but|pero|mas|aber|ma|mais|ama|maar)$/.test(key))
    return [{ kind: 'join', from: at, to: at + 1, text: 'but' }];
  return NEUTRAL.has(key) || /^\d+$/.test(key) ? [{ kind: 'neutral', from: at, to: at + 1 }] : [];
}

/** Whether a name that is also an ordinary word is meant as a name here: alone or in a list. */
function isUsedAsName(words: readonly Word[], at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  if (word && COUNTRY_CODES.includes(word.key)) return word.text === word.text.toUpperCase() && !areShouted(words);
  if (word && word.text !== word.text.toLowerCase() && word.key !== 'us') return true;
  if (word?.key === 'us')
    return (
      word.text === 'US' ||
      (JOINS.has(words[at + 1]?.key ?? '') && /^(?:|only|just|the|not|except|but|in)$/.test(previous?.key ?? ''))
    );
  return (
    !previous ||
    /[,;:(&+/]/.test(word?.gap ?? '') ||
    /^(?:and|or|only|just|not|no|but|except|y|e|und|et|the|on)$/.test(previous.key)
  );
}
