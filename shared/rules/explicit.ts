import { folded } from './folded.ts';
import { defineRules, onEachTrack } from './rule.ts';

export const CHILDREN = 'children-music';

/** Rules about explicit content. */
export const explicitRules = defineRules({
  'explicit-children': {
    severity: 'contestable',
    name: 'Explicit music for children',
    check: onEachTrack(({ id: trackId, explicit }, { release }) =>
      explicit === 'Explicit' && [release.primaryGenre, release.secondaryGenre].includes(CHILDREN)
        ? { place: { field: 'explicit', trackId }, text: 'Stores don’t take explicit tracks as children’s music.' }
        : undefined,
    ),
  },
  'cleaned-alone': {
    severity: 'advice',
    name: 'A cleaned version alone',
    check: onEachTrack((track, { tracks }) => {
      if (track.explicit !== 'Cleaned Version') return undefined;
      const isBeside = tracks.some(
        ({ title, explicit }) => explicit === 'Explicit' && folded(title) === folded(track.title),
      );
      return isBeside
        ? undefined
        : {
            place: { field: 'explicit', trackId: track.id },
            text: 'Is there an explicit version of it? If it never had strong words, choose Not Explicit.',
          };
    }),
  },
});
