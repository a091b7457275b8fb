import { entriesOf } from '../../../typed-record.ts';
import { type FindPhrases, phraseFinder, phrasesIn } from './phrases.ts';

/**
 * Finds the phrases of several lists, each with the key of its list. The phrases in a list are separated by commas or
 * line breaks, and may be in any language.
 */
export const lexicon = <const K extends string>(lists: Readonly<Record<K, string>>): FindPhrases<K> =>
  phraseFinder(entriesOf(lists).flatMap(([kind, list]) => phrasesIn(list).map((phrase) => [phrase, kind] as const)));

/** Finds the phrases of one list. */
export const phraseList = (list: string): FindPhrases<true> =>
  phraseFinder(phrasesIn(list).map((phrase) => [phrase, true] as const));
