import { CLASSICAL, type genreRules } from '../genres.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `genres.ts`. */
export const genreDescriptions: DescriptionsOf<typeof genreRules> = {
  'genre-twice': {
    about: 'The secondary genre is for a second place in a store. Choose another one, or none.',
    fields: ['secondaryGenre'],
    source: ['practice'],
    since: '2026-12',
    good: [{ shown: 'Blues and Brazilian', release: { primaryGenre: 'blues', secondaryGenre: 'brazilian' } }],
    bad: [{ shown: 'Blues and Blues', release: { primaryGenre: 'blues', secondaryGenre: 'blues' } }],
  },
  'genre-dj-store': {
    about: 'Beatport, Traxsource and Juno Download sell mostly dance and electronic music.',
    fields: ['stores', 'primaryGenre'],
    source: ['practice'],
    since: '2026-12',
    good: [{ shown: 'Blues in Spotify', release: { primaryGenre: 'blues', stores: ['Spotify'] } }],
    bad: [{ shown: 'Blues in Beatport', release: { primaryGenre: 'blues', stores: ['Spotify', 'Beatport'] } }],
  },
  'genre-karaoke': {
    about: 'Stores show karaoke recordings only under the genre Karaoke.',
    fields: ['primaryGenre', 'version'],
    source: ['ingrooves'],
    since: '2026-12',
    good: [
      { shown: 'Karaoke Version, genre Karaoke', release: { version: 'Karaoke Version', primaryGenre: 'karaoke' } },
    ],
    bad: [{ shown: 'Karaoke Version, genre Blues', release: { version: 'Karaoke Version', primaryGenre: 'blues' } }],
  },
  'genre-classical': {
    about:
      'Classical releases name a conductor, an orchestra, a choir, an ensemble or a soloist among the contributors or artists.',
    fields: ['track.contributors', 'primaryGenre'],
    source: ['apple'],
    since: '2026-12',
    good: [{ shown: 'Blues', release: { primaryGenre: 'blues' } }],
    bad: [
      { shown: 'Classical without a performer', release: { primaryGenre: CLASSICAL }, tracks: [{ contributors: [] }] },
    ],
  },
  'title-catalogue': {
    about: 'Stores write “Op. 27”, “BWV 1007” and “C-Sharp Minor”.',
    fields: ['track.title', 'title'],
    source: ['apple'],
    since: '2026-12',
    good: ['Sonata, Op. 27', 'Suite No. 1, BWV 1007', 'Prelude in C-Sharp Minor', 'Op Art'],
    bad: ['Sonata op 27', 'Prelude in C# minor', 'Suite, BWV1007'],
  },
};
