import { releaseEdit } from '../releases/field-edit.ts';
import { defineRules, onEachTrack, onRelease } from './rule.ts';

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
