import { WORLDWIDE } from '../../reference/territories.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import { storesOfNew } from '../../releases/stores-of-new.ts';
import { always, type Question, quickReplies } from '../question.ts';

/** Questions about stores, territories and codes. */
export const distribution = {
  territories: {
    step: 'territories',
    places: ['territories'],
    isRequired: false,
    applies: always,
    isAnswered: ({ territories }) => !territories.includes(WORLDWIDE),
    ask: () => 'Should it be released worldwide, or only in some countries?',
    why: 'Worldwide is right unless somebody else has the rights in a country.',
    choices: () => quickReplies('Worldwide'),
    yes: () => [{ kind: 'territories', how: 'all-except', territories: [] }],
  },
  stores: {
    step: 'stores',
    places: ['stores'],
    isRequired: false,
    applies: always,
    isAnswered: ({ stores }) => !storesOfNew().every((name) => stores.includes(name)),
    ask: () => `Should it go to all ${storesOfNew().length} stores? You can also name stores to leave out.`,
    why: 'More stores mean more places to be found, at no extra cost.',
    choices: () => quickReplies('All stores'),
    yes: () => [{ kind: 'stores', how: 'all-except', stores: [] }],
  },
  codes: {
    step: 'codes',
    places: ['upc', 'isrc'],
    isRequired: false,
    applies: always,
    isAnswered: (release) => release.upc !== '' || orderedTracks(release).some(({ isrc }) => isrc !== ''),
    ask: () =>
      'Do you already have codes: a UPC for the release, ISRCs for the tracks? If not, you get them from us at no cost.',
    why: 'The UPC identifies the release and the ISRC each recording. Music that came out before keeps its old codes, so that its plays stay together.',
    choices: () => quickReplies('No, give me codes'),
    no: () => [{ kind: 'skip' }],
  },
} as const satisfies Record<string, Question>;
