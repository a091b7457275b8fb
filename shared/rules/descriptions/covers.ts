import type { coverSongRules } from '../covers.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `covers.ts`. */
export const coverSongDescriptions: DescriptionsOf<typeof coverSongRules> = {
  'cover-unlicensed': {
    about: 'A cover song needs a mechanical license in countries where downloads are sold.',
    fields: ['track.licence'],
    source: ['routeNoteCovers', 'own'],
    since: '2026-11',
    good: [{ shown: 'No cover song', tracks: [{ containsCover: false }] }],
    bad: [{ shown: 'Cover song without license', tracks: [{ containsCover: true, licence: null }] }],
  },
  'cover-korea': {
    about: 'Korean stores accept a cover song only with the written permission of its writers.',
    fields: ['stores', 'track.containsCover'],
    source: ['routeNoteCovers'],
    since: '2026-12',
    good: [
      {
        shown: 'A cover song without Korean stores',
        release: { stores: ['Spotify'] },
        tracks: [{ containsCover: true }],
      },
    ],
    bad: [
      { shown: 'A cover song in Melon', release: { stores: ['Spotify', 'Melon'] }, tracks: [{ containsCover: true }] },
    ],
  },
};
