import { audioLanguages } from '../../../reference/audio-languages.ts';
import { metadataLanguages } from '../../../reference/metadata-languages.ts';
import type { Named } from '../words/nearest.ts';
import { type FindPhrases, phraseFinder, phrasesIn } from '../words/phrases.ts';
import { OTHER_LANGUAGES, sungLanguagePhrases, writtenLanguagePhrases } from './language-names.ts';

/** A language on the list, or for one that stores do not accept, the nearest one that they do. */
export type Language = { code: string; isListed: boolean };
export type Row = { code: string; name: string };

function finderOf(phrases: Iterable<readonly [string, string]>, rows: readonly Row[]): FindPhrases<Language> {
  const listed = [...phrases].map(([phrase, code]) => [phrase, { code, isListed: true }] as const);
  const known = new Set(rows.map(({ name }) => name.toLowerCase()));
  const others = OTHER_LANGUAGES.flatMap(([names, code]) =>
    phrasesIn(names)
      .filter((name) => !known.has(name))
      .map((name) => [name, { code, isListed: false }] as const),
  );
  return phraseFinder<Language>([...listed, ...others]);
}
const namesOf = (phrases: Iterable<readonly [string, string]>): Named[] => {
  const names = new Map<string, string[]>();
  for (const [phrase, code] of phrases) names.set(code, [...(names.get(code) ?? []), phrase]);
  return [...names].map(([value, own]) => ({ value, names: own }));
};

export const sung = finderOf(sungLanguagePhrases(), audioLanguages);
export const written = finderOf(writtenLanguagePhrases(), metadataLanguages);
export const sungNames = namesOf(sungLanguagePhrases());
export const writtenNames = namesOf(writtenLanguagePhrases());
