import { entriesOf } from '../../../typed-record.ts';
import { type FindPhrases, phraseFinder, phrasesIn } from './phrases.ts';

/**
 * Finds phrases of several lists, each with the key of its list. A list separates its phrases, in any language, with
 * commas and line ends.
 */
export const lexicon = <const K extends string>(lists: Readonly<Record<K, string>>): FindPhrases<K> =>
  phraseFinder(entriesOf(lists).flatMap(([kind, list]) => phrasesIn(list).map((phrase) => [phrase, kind] as const)));

/** Finds the phrases of one list. */
export const phraseList = (list: string): FindPhrases<true> =>
  phraseFinder(phrasesIn(list).map((phrase) => [phrase, true] as const));
