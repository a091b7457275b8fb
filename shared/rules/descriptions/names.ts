import { credit } from '../examples.ts';
import type { nameRules } from '../names.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `names.ts`. */
export const nameDescriptions: DescriptionsOf<typeof nameRules> = {
  'artist-generic': {
    about: 'Stores send back names that describe music instead of naming an act, and words that only fill the field.',
    fields: ['track.artists', 'track.contributors'],
    source: ['apple', 'spotify', 'routeNote'],
    since: '2026-12',
    good: ['DJ Shadow', 'Anonymous 4', 'The Band', 'Unknown Mortal Orchestra'],
    bad: ['Unknown Artist', 'Sleep Music', 'DJ', 'Неизвестен', 'アーティスト不明'],
  },
  'artist-various': {
    about: 'Each track names its own artists. From four on, the release gets “Various Artists” by itself.',
    fields: ['track.artists'],
    source: ['apple', 'ingrooves'],
    since: '2026-12',
    good: ['Variety'],
    bad: ['Various Artists', 'V.A.', '群星'],
  },
  'artist-several': {
    about:
      'Stores have one page for each artist. Two artists in one name get a third page, so enter each one separately.',
    fields: ['track.artists'],
    source: ['apple', 'spotify', 'spotify2015'],
    since: '2026-12',
    good: ['Simon & Garfunkel', 'Tyler, The Creator', 'Malcolm X', 'Emerson, Lake & Palmer', 'TOMORROW X TOGETHER'],
    bad: [
      'Mara Ellis | Jo Berg',
      'Mara Ellis, Jo Berg',
      'Mara Ellis x Jo Berg',
      'Mara Ellis & Jo Berg & Ida Holm',
      'Mara vs. Jo',
    ],
  },
  'artist-pair': {
    about: 'If “A & B” are separate artists, each needs an entry. If they are one act, the name is right.',
    fields: ['track.artists'],
    source: ['apple', 'spotify'],
    since: '2026-12',
    good: ['Mara Ellis'],
    bad: ['Mara Ellis & Jo Berg'],
  },
  'artist-role': {
    about: 'Roles have a field of their own: a featured artist is an entry with the role Featuring.',
    fields: ['track.artists'],
    source: ['apple', 'labelGrid'],
    since: '2026-12',
    good: ['Withered Hand', 'With Confidence', 'Little Feat'],
    bad: ['Mara feat. Jo', 'Mara (ft. Jo)', 'Mara prod. Jo'],
  },
  'artist-official': {
    about: '“Official”, “VEVO” and “Topic” belong to accounts on the web, not to names.',
    fields: ['track.artists'],
    source: ['apple', 'labelGrid'],
    since: '2026-12',
    good: ['Mara', 'The Band'],
    bad: ['Mara (Official)', 'Mara | Official', 'MaraEllisVEVO', 'Mara - Topic'],
  },
  'artist-twice': {
    about: 'Enter each artist once on a track, with one role.',
    fields: ['track.artists'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: [
      { shown: 'Mara (Primary), Jo (Featuring)', tracks: [{ artists: [credit('Mara'), credit('Jo', 'Featuring')] }] },
    ],
    bad: [
      {
        shown: 'Mara (Primary), Mara (Featuring)',
        tracks: [{ artists: [credit('Mara'), credit('Mara', 'Featuring')] }],
      },
    ],
  },
  'artist-signs': {
    about:
      'Nobody can search for a name without letters and numbers, and reviewers ask about it. Some acts are called that.',
    fields: ['track.artists'],
    source: ['practice'],
    since: '2026-12',
    good: ['U2', 'P!nk', '李'],
    bad: ['!', '???'],
  },
  'artist-ai': {
    about: 'Some stores send back names of tools that generate music. Say how AI was used in the fields for AI.',
    fields: ['track.artists', 'track.composers'],
    source: ['routeNote', 'ddex'],
    since: '2026-12',
    good: ['Aino', 'Ai Weiwei', 'AI'],
    bad: ['Suno Beats', 'Mara AI'],
  },
  'contributor-company': {
    about: 'A contributor is a person or a group of musicians. A company can be the label or the holder of a right.',
    fields: ['track.contributors'],
    source: ['believe', 'practice'],
    since: '2026-12',
    good: ['Jo Berg'],
    bad: ['Ferry Records', 'Harbour Studio GmbH'],
  },
  'name-instrument': {
    about: 'Choose the instrument or role in the field beside the name.',
    fields: ['track.contributors', 'track.artists'],
    source: ['practice'],
    since: '2026-12',
    good: ['Guitar Wolf', 'Jo Berg'],
    bad: ['Jo (Guitar)', 'Guitar: Jo', 'Jo - Guitar', 'mixed by Jo', 'Ana (voz)'],
  },
};
