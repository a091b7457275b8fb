import type { capitalRules } from '../capitals.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `capitals.ts`. */
export const capitalDescriptions: DescriptionsOf<typeof capitalRules> = {
  'title-capitals': {
    about:
      'Stores write English titles with a capital for each word except small ones. A title without any capital is a style, and is left alone.',
    fields: ['track.title', 'title', 'metadataLanguage'],
    source: ['apple'],
    since: '2026-12',
    good: [
      'Night Ferry',
      'night ferry',
      'NIGHT FERRY',
      'Livin’ on a Prayer',
      'Sweet Child o’ Mine',
      'Ghosts ’n’ Stuff',
      'La Vie en rose',
      '7 rings',
      {
        shown: 'German: Der letzte Zug',
        release: { metadataLanguage: 'de' },
        tracks: [{ title: 'Der letzte Zug' }],
      },
    ],
    bad: ['Night ferry', 'The long way home'],
  },
};
