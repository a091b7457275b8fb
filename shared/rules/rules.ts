import { keysOf } from '../typed-record.ts';
import { artRules } from './art.ts';
import { capitalRules } from './capitals.ts';
import { codeRules } from './codes.ts';
import { coverSongRules } from './covers.ts';
import { creditRules } from './credits.ts';
import { dateRules } from './dates.ts';
import { explicitRules } from './explicit.ts';
import type { Severity } from './finding.ts';
import { genreRules } from './genres.ts';
import { languageRules } from './language.ts';
import { titlesLanguageRules } from './language-of-titles.ts';
import { nameRules } from './names.ts';
import { previewRules } from './preview.ts';
import { rightsRules } from './rights.ts';
import type { Rule } from './rule.ts';
import { soundRules } from './sound.ts';
import { storeRules } from './stores.ts';
import { textRules } from './texts.ts';
import { titleRules } from './titles.ts';
import { versionRules } from './versions.ts';

const allRules = {
  ...artRules,
  ...textRules,
  ...titleRules,
  ...capitalRules,
  ...versionRules,
  ...nameRules,
  ...creditRules,
  ...coverSongRules,
  ...explicitRules,
  ...languageRules,
  ...titlesLanguageRules,
  ...genreRules,
  ...codeRules,
  ...soundRules,
  ...previewRules,
  ...rightsRules,
  ...dateRules,
  ...storeRules,
};

export type FindingCode = keyof typeof allRules;
/** The codes of findings of one severity. */
type CodeOf<S extends Severity> = {
  [C in FindingCode]: (typeof allRules)[C]['severity'] extends S ? C : never;
}[FindingCode];
export type ContestableCode = CodeOf<'contestable'>;

/** Every rule, by its code: what the form, the chat, the office and the page of rules know about a release. */
export const rules: Readonly<Record<FindingCode, Rule>> = allRules;
export const findingCodes: readonly FindingCode[] = keysOf(allRules);

export const isContestable = (code: FindingCode): code is ContestableCode => rules[code].severity === 'contestable';
export const contestableCodes = findingCodes.filter(isContestable);
