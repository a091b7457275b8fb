import type { DescriptionsOf } from '../rule.ts';
import type { versionRules } from '../versions.ts';

/** The descriptions of the rules in `versions.ts`. */
export const versionDescriptions: DescriptionsOf<typeof versionRules> = {
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
};
