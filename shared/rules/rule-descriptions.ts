import { artDescriptions } from './art.ts';
import { capitalDescriptions } from './capitals.ts';
import { codeDescriptions } from './codes.ts';
import { coverSongDescriptions } from './covers.ts';
import { creditDescriptions } from './credits.ts';
import { dateDescriptions } from './dates.ts';
import { explicitDescriptions } from './explicit.ts';
import { genreDescriptions } from './genres.ts';
import { languageDescriptions } from './language.ts';
import { titlesLanguageDescriptions } from './language-of-titles.ts';
import { nameDescriptions } from './names.ts';
import { previewDescriptions } from './preview.ts';
import { rightsDescriptions } from './rights.ts';
import type { RuleDescription } from './rule.ts';
import type { FindingCode } from './rules.ts';
import { soundDescriptions } from './sound.ts';
import { storeDescriptions } from './stores.ts';
import { textDescriptions } from './texts.ts';
import { titleDescriptions } from './titles.ts';
import { versionDescriptions } from './versions.ts';

/** The description of every rule, by its code. */
export const ruleDescriptions: Readonly<Record<FindingCode, RuleDescription>> = {
  ...artDescriptions(),
  ...capitalDescriptions(),
  ...codeDescriptions(),
  ...coverSongDescriptions(),
  ...creditDescriptions(),
  ...dateDescriptions(),
  ...explicitDescriptions(),
  ...genreDescriptions(),
  ...languageDescriptions(),
  ...titlesLanguageDescriptions(),
  ...nameDescriptions(),
  ...previewDescriptions(),
  ...rightsDescriptions(),
  ...soundDescriptions(),
  ...storeDescriptions(),
  ...textDescriptions(),
  ...titleDescriptions(),
  ...versionDescriptions(),
};
