import { artDescriptions } from './descriptions/art.ts';
import { capitalDescriptions } from './descriptions/capitals.ts';
import { codeDescriptions } from './descriptions/codes.ts';
import { coverSongDescriptions } from './descriptions/covers.ts';
import { creditDescriptions } from './descriptions/credits.ts';
import { dateDescriptions } from './descriptions/dates.ts';
import { explicitDescriptions } from './descriptions/explicit.ts';
import { genreDescriptions } from './descriptions/genres.ts';
import { languageDescriptions } from './descriptions/language.ts';
import { titlesLanguageDescriptions } from './descriptions/language-of-titles.ts';
import { nameDescriptions } from './descriptions/names.ts';
import { previewDescriptions } from './descriptions/preview.ts';
import { rightsDescriptions } from './descriptions/rights.ts';
import { soundDescriptions } from './descriptions/sound.ts';
import { storeDescriptions } from './descriptions/stores.ts';
import { textDescriptions } from './descriptions/texts.ts';
import { titleDescriptions } from './descriptions/titles.ts';
import { versionDescriptions } from './descriptions/versions.ts';
import type { RuleDescription } from './rule.ts';
import type { FindingCode } from './rules.ts';

/** The description of every rule, by its code. */
export const ruleDescriptions: Readonly<Record<FindingCode, RuleDescription>> = {
  ...artDescriptions,
  ...capitalDescriptions,
  ...codeDescriptions,
  ...coverSongDescriptions,
  ...creditDescriptions,
  ...dateDescriptions,
  ...explicitDescriptions,
  ...genreDescriptions,
  ...languageDescriptions,
  ...titlesLanguageDescriptions,
  ...nameDescriptions,
  ...previewDescriptions,
  ...rightsDescriptions,
  ...soundDescriptions,
  ...storeDescriptions,
  ...textDescriptions,
  ...titleDescriptions,
  ...versionDescriptions,
};
