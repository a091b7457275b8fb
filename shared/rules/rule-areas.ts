import { keysOf } from '../typed-record.ts';
import { artRules } from './art.ts';
import { capitalRules } from './capitals.ts';
import { codeRules } from './codes.ts';
import { coverSongRules } from './covers.ts';
import { creditRules } from './credits.ts';
import { dateRules } from './dates.ts';
import { explicitRules } from './explicit.ts';
import { genreRules } from './genres.ts';
import { languageRules } from './language.ts';
import { titlesLanguageRules } from './language-of-titles.ts';
import { nameRules } from './names.ts';
import { previewRules } from './preview.ts';
import { rightsRules } from './rights.ts';
import type { FindingCode } from './rules.ts';
import { soundRules } from './sound.ts';
import { storeRules } from './stores.ts';
import { textRules } from './texts.ts';
import { titleRules } from './titles.ts';
import { versionRules } from './versions.ts';

/** The rules by area, for the page of rules: the title of each area, and its codes. */
export const ruleAreas: readonly { title: string; codes: readonly FindingCode[] }[] = [
  { title: 'All text', codes: keysOf(textRules) },
  { title: 'Titles', codes: [...keysOf(titleRules), ...keysOf(capitalRules)] },
  { title: 'Versions', codes: keysOf(versionRules) },
  { title: 'Artists and contributors', codes: keysOf(nameRules) },
  { title: 'Writers and credits', codes: keysOf(creditRules) },
  { title: 'Cover songs', codes: keysOf(coverSongRules) },
  { title: 'Explicit content', codes: keysOf(explicitRules) },
  { title: 'Languages', codes: [...keysOf(languageRules), ...keysOf(titlesLanguageRules)] },
  { title: 'Genres', codes: keysOf(genreRules) },
  { title: 'ISRC and UPC', codes: keysOf(codeRules) },
  { title: 'P-line, C-line and label', codes: keysOf(rightsRules) },
  { title: 'Dates', codes: keysOf(dateRules) },
  { title: 'Stores', codes: keysOf(storeRules) },
  { title: 'Audio', codes: [...keysOf(soundRules), ...keysOf(previewRules)] },
  { title: 'Cover art', codes: keysOf(artRules) },
];
