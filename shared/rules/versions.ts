import { folded } from './folded.ts';
import { onPattern, onTexts } from './on-texts.ts';
import { defineRules, onEachTrack } from './rule.ts';

const ORIGINAL = /^(?:the )?original(?: (?:mix|version|recording))?$/iu;
/** Fillers of the field, and words that say nothing about the recording. */
const NOTHING =
  /^(?:[-–—.]+|n\/?a|none|no|normal|standard|regular|album|single|e\.?p\.?|lp|v?\d|v\d+(?: final)?|final(?: (?:mix|master|version))?|master(?:ed)?|wip|wav|mp3|kein(?:e)?|keine version|ninguna?|aucune?|nessuna?|nenhuma?|нет|yok|brak|なし|없음|无)$/iu;
const IN_BRACKETS = /^[([](.+)[)\]]$/u;
const BARE_REMIX = /^(?:remix(?:ed)?|mix|rmx|ремикс|リミックス|리믹스)$/iu;
const BY_REMIXER = /^(.+?)\s+(?:remix|rmx|rework|re-?edit|bootleg)$/iu;
const REMASTER = /\bremaster(?:ed)?\b/iu;
const YEAR = /\b(?:19|20)\d{2}\b/u;
const PLAIN_WORDS = /^(?:radio|club|extended|dub|vip|dance|house|official|original|instrumental)$/iu;

/** Rules about versions. */
export const versionRules = defineRules({
  'version-original': {
    severity: 'contestable',
    name: '“Original Mix” as version',
    check: onPattern(
      ['version'],
      ORIGINAL,
      (words) => `Leave out “${words}”: the version is for what is different from the original.`,
      () => ({ label: 'Leave the version out', to: '', isSafe: true }),
    ),
  },
  'version-nothing': {
    severity: 'contestable',
    name: 'A version that says nothing',
    check: onPattern(
      ['version'],
      NOTHING,
      (words) => `Stores would show “${words}” after the title. Leave the field empty.`,
      () => ({ label: 'Leave the version out', to: '' }),
    ),
  },
  'version-brackets': {
    severity: 'contestable',
    name: 'Brackets around the version',
    check: onPattern(
      ['version'],
      IN_BRACKETS,
      () => 'Stores add the brackets.',
      (value) => {
        const to = IN_BRACKETS.exec(value)?.[1]?.trim() ?? value;
        return { label: `Write “${to}”`, to, isSafe: true };
      },
    ),
  },
  'version-remix': {
    severity: 'contestable',
    name: 'A remix without a name',
    check: onPattern(['version'], BARE_REMIX, () => 'Stores ask for the remixer’s name: “Jo Remix”.'),
  },
  'version-remaster': {
    severity: 'advice',
    name: 'The year of a remaster',
    check: onTexts(['version'], (value) =>
      REMASTER.test(value) && !YEAR.test(value) ? { text: 'Stores write the year: “2024 Remaster”.' } : undefined,
    ),
  },
  'remixer-missing': {
    severity: 'advice',
    name: 'Remixer',
    check: onEachTrack(({ id: trackId, version, artists, contributors }) => {
      const remixer = BY_REMIXER.exec(version)?.[1];
      if (!remixer || PLAIN_WORDS.test(remixer) || YEAR.test(remixer)) return undefined;
      const isCredited =
        [...artists, ...contributors].some(({ role }) => role === 'Remixer') ||
        artists.some(({ name }) => folded(name) === folded(remixer));
      return isCredited
        ? undefined
        : {
            place: { field: 'artists', trackId },
            text: `Add ${remixer} with the role Remixer, so that stores link to their page.`,
          };
    }),
  },
});
