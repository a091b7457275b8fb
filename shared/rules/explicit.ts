import { folded } from './folded.ts';
import { type DescriptionsOf, defineRules, onEachTrack } from './rule.ts';

const CHILDREN = 'children-music';

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

/** Their descriptions, for the page of rules and for their tests. */
export const explicitDescriptions = (): DescriptionsOf<typeof explicitRules> => ({
  'explicit-children': {
    about: 'Music for children cannot be explicit.',
    fields: ['track.explicit', 'primaryGenre', 'secondaryGenre'],
    source: ['practice'],
    since: '2026-12',
    good: [
      {
        shown: 'Children’s Music, not explicit',
        release: { primaryGenre: CHILDREN },
        tracks: [{ explicit: 'Not Explicit' }],
      },
    ],
    bad: [
      { shown: 'Children’s Music, explicit', release: { primaryGenre: CHILDREN }, tracks: [{ explicit: 'Explicit' }] },
    ],
  },
  'cleaned-alone': {
    about:
      'Choose “Cleaned Version” only if there is also an explicit version. If a song never had strong words, choose “Not Explicit”.',
    fields: ['track.explicit'],
    source: ['apple', 'own'],
    since: '2026-12',
    good: [
      {
        shown: 'The same title as Explicit and as Cleaned Version',
        tracks: [
          { title: 'Sun', explicit: 'Explicit' },
          { title: 'Sun', version: 'Radio Edit', explicit: 'Cleaned Version' },
        ],
      },
    ],
    bad: [{ shown: 'Cleaned Version alone', tracks: [{ title: 'Sun', explicit: 'Cleaned Version' }] }],
  },
});
