import type { FreeText } from '../corrections/field-nouns.ts';
import type { Word } from '../words/words.ts';
import { isDeterminer, isFieldNoun } from './preamble-words.ts';

/**
 * Finds the end of a phrase for the field that is asked for, such as "the name of our EP"; returns `at` if there is
 * none.
 */
export function nounPhraseFrom(words: readonly Word[], at: number, kind?: FreeText): number {
  let end = at;
  for (let to = at; to < words.length && to < at + 10; to++) {
    const key = nounKey(words[to]);
    if (isFieldNoun(key, kind)) end = to + 1;
    else if (!isDeterminer(key)) break;
    // "of it" and "for it" belong to the noun before them.
    if (end > at && (key === 'it' || key === 'this') && to === end + 1) end = to + 1;
  }
  return end;
}
/** Returns the noun without an elided article: "l'album" is album. */
export const nounKey = (word: Word | undefined): string =>
  /'/.test(word?.text ?? '')
    ? (word?.key ?? '').replace(/^(?:l|d|dell|nell|all|un|quest)(?=[aeiouh])/, '')
    : (word?.key ?? '');
