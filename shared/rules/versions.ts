import { folded } from './folded.ts';
import { onPattern, onTexts } from './on-texts.ts';
import { type DescriptionsOf, defineRules, onEachTrack } from './rule.ts';

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

/** Their descriptions, for the page of rules and for their tests. */
export const versionDescriptions = (): DescriptionsOf<typeof versionRules> => ({
  'version-original': {
    about:
      'The version is for what is different from the original, so stores send back “Original Mix” and “Original Version”.',
    fields: ['track.version', 'version'],
    source: ['apple', 'spotify2015'],
    since: '2026-12',
    good: ['Original Motion Picture Soundtrack', 'Live'],
    bad: ['Original Mix', 'Original Version'],
  },
  'version-nothing': {
    about:
      'Stores show the version after the title: “Sun (None)”. If there is only one version, leave the field empty.',
    fields: ['track.version', 'version'],
    source: ['spotify2015', 'practice'],
    since: '2026-12',
    good: ['', 'Album Version', 'Take 2'],
    bad: ['None', 'n/a', '-', 'v2', 'Final', 'Single', 'нет'],
  },
  'version-brackets': {
    about: 'Stores add the brackets. Written into the version, they are shown twice.',
    fields: ['track.version', 'version'],
    source: ['ddex', 'spotify2015'],
    since: '2026-12',
    good: ['Live', 'Jo Remix [Edit]'],
    bad: ['(Live)', '[Jo Remix]'],
  },
  'version-remix': {
    about: 'Stores ask for the remixer’s name in the version: “Jo Remix”.',
    fields: ['track.version'],
    source: ['apple', 'symphonic'],
    since: '2026-12',
    good: ['Jo Remix', 'Club Mix'],
    bad: ['Remix', 'Mix'],
  },
  'version-remaster': {
    about: 'Stores write “2024 Remaster”.',
    fields: ['track.version', 'version'],
    source: ['spotify2015'],
    since: '2026-12',
    good: ['2024 Remaster', 'Remastered 2009'],
    bad: ['Remastered'],
  },
  'remixer-missing': {
    about: 'Add the remixer in the version as an artist with the role Remixer, so that stores link to their page.',
    fields: ['track.version', 'track.artists'],
    source: ['apple', 'spotify2015'],
    since: '2026-12',
    good: [{ shown: 'Club Mix', tracks: [{ version: 'Club Mix' }] }],
    bad: [{ shown: 'Jo Berg Remix, without Jo Berg', tracks: [{ version: 'Jo Berg Remix' }] }],
  },
});
