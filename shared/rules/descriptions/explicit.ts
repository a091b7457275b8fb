import { CHILDREN, type explicitRules } from '../explicit.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `explicit.ts`. */
export const explicitDescriptions: DescriptionsOf<typeof explicitRules> = {
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
};
