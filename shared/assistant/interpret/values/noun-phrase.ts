import type { FreeText } from '../corrections/field-nouns.ts';
import type { Word } from '../words/words.ts';
import { isDeterminer, isFieldNoun } from './preamble-words.ts';

/** Finds the end of a phrase for the requested field, such as "the name of our EP"; `at` if there is no such phrase. */
export function nounPhraseFrom(words: readonly Word[], at: number, kind?: FreeText): number {
  let end = at;
  for (let to = at; to < words.length && to < at + 10; to++) {
    const key = nounKey(words[to]);
    if (isFieldNoun(key, kind)) end = to + 1;
    else if (!isDeterminer(key)) break;
    // "of it", "for it" belong to the noun before them.
    if (end > at && (key === 'it' || key === 'this') && to === end + 1) end = to + 1;
  }
  return end;
}
/** Normalizes a noun without its article: "l'album" is album. */
export const nounKey = (word: Word | undefined): string =>
  /'/.test(word?.text ?? '')
    ? (word?.key ?? '').replace(/^(?:l|d|dell|nell|all|un|quest)(?=[aeiouh])/, '')
    : (word?.key ?? '');
