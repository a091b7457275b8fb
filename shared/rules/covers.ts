import { releaseEdit } from '../releases/field-edit.ts';
import { type DescriptionsOf, defineRules, onEachTrack, onRelease } from './rule.ts';

const KOREAN_STORES = ['FLO', 'Melon', 'Bugs!', 'Genie Music', 'VIBE'];

/** Rules about cover songs. */
export const coverSongRules = defineRules({
  'cover-unlicensed': {
    severity: 'advice',
    name: 'Mechanical license',
    check: onEachTrack(({ id: trackId, containsCover, licence }) =>
      containsCover && licence === null
        ? { place: { field: 'licence', trackId }, text: 'Needs a mechanical license.' }
        : undefined,
    ),
  },
  'cover-korea': {
    severity: 'advice',
    name: 'Cover songs in Korea',
    check: onRelease(({ release, tracks }) => {
      const korean = release.stores.filter((store) => KOREAN_STORES.includes(store));
      if (korean.length === 0 || !tracks.some(({ containsCover }) => containsCover)) return undefined;
      const others = release.stores.filter((store) => !korean.includes(store));
      const fix = others.length > 0 && {
        label: 'Leave out Korean stores',
        edits: [{ edit: releaseEdit('stores', release.stores, others) }],
      };
      return {
        place: { field: 'stores' },
        text: 'Korean stores accept a cover song only with its writers’ written permission.',
        ...(fix && { fix }),
      };
    }),
  },
});

/** Their descriptions, for the page of rules and for their tests. */
export const coverSongDescriptions = (): DescriptionsOf<typeof coverSongRules> => ({
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
});
