import { stores } from '../../reference/stores.ts';
import { territories, WORLDWIDE } from '../../reference/territories.ts';
import { territoryAliases } from '../../reference/territory-aliases.ts';
import { CONTENT_ID } from '../../releases/stores-of-new.ts';
import { phraseFinder } from '../interpret/words/phrases.ts';
import type { Word } from '../interpret/words/words.ts';
import type { Intent, QuestionContext } from './intent.ts';

const storeList = stores.map(({ name }) => name).join(', ');
const STORES_ARE = `These ${stores.length} can be chosen: ${storeList}. Each store decides for itself whether to accept a piece of music.`;

/** Questions about the list of stores or countries. A question that names one of them is answered by `placeAnswer`. */
export const listIntents: readonly Intent[] = [
  {
    topic: 'which stores there are',
    at: ['stores'],
    conceptLists: [
      ['included'],
      ['store'],
      ['included', 'store'],
      ['named_store'],
      ['usual'],
      ['needed'],
      ['purpose'],
      ['meaning'],
      ['count'],
      ['where'],
      ['listen'],
      ['youtube'],
      ['count', 'genre'],
    ],
    answer: STORES_ARE,
  },
  {
    topic: 'the list of stores',
    conceptLists: [
      ['store', 'included'],
      ['named_store', 'included'],
      ['included', 'named_store', 'live'],
    ],
    answer: STORES_ARE,
  },
  {
    topic: 'which countries there are',
    at: ['territories'],
    conceptLists: [
      ['included'],
      ['country'],
      ['country', 'included'],
      ['difference'],
      ['usual'],
      ['count'],
      ['needed'],
      ['meaning'],
      ['purpose'],
      ['count', 'country'],
    ],
    answer: `Worldwide is right unless somebody else has the rights in a country. It covers all ${territories.length} countries and territories on the list, with all their parts; a part of one, such as a province, is included.`,
  },
];

/** Questions about the places where a release appears. */
export const placeIntents: readonly Intent[] = [
  ...listIntents,
  {
    topic: 'YouTube Music and Content ID',
    conceptLists: [
      ['difference', 'named_store', 'short_video'],
      ['difference', 'short_video'],
    ],
    answer:
      'YouTube Music is a store where people listen. YouTube Content ID finds your recording in other people’s videos and pays you for it; it asks four questions, and only accepts recordings that are yours alone.',
  },
  {
    topic: 'a country that is left out',
    at: ['territories', 'stores'],
    conceptLists: [
      ['country', 'listen'],
      ['listen', 'afterwards'],
      ['leave_out'],
      ['leave_out', 'listen'],
      ['leave_out', 'youtube', 'listen'],
      ['leave_out', 'country'],
      ['leave_out', 'listen', 'named_store'],
    ],
    answer:
      'In a country you leave out, no store offers the release, not even YouTube Music. It doesn’t affect what other people upload themselves, such as a video.',
  },
];

/** Lists short names of a store: the parts of 'Tencent Music (QQ Music, Kugou, Kuwo)', with and without "Music". */
const shortNames = (name: string): string[] => {
  const parts = name.split(/[(),&]/).map((part) => part.trim());
  return parts
    .flatMap((part) => [part, part.replace(/ (?:Music|Store|Download|Cloud Music|Musik)$/, '')])
    .filter((part) => part.length > 3 || part === name);
};
const findStores = phraseFinder(
  stores.flatMap(({ name }) => [name, ...shortNames(name)].map((phrase) => [phrase, name] as const)),
);
const findCountries = phraseFinder(
  territories.flatMap(({ code, name }) =>
    [name, ...(territoryAliases[code]?.split('|') ?? [])]
      .filter((phrase) => phrase.length > 3 || code === 'US' || code === 'GB')
      .map((phrase) => [phrase, name] as const),
  ),
);

/** Finds stores or countries among words by the names in our lists, without duplicates. */
export const storesNamed = (words: readonly Word[]): string[] => [
  ...new Set(findStores(words).map(({ value }) => value)),
];
export const countriesNamed = (words: readonly Word[]): string[] => [
  ...new Set(findCountries(words).map(({ value }) => value)),
];

/** Answers a question about the store or country with this name; undefined if there is none. */
export function placeAnswer(name: string, { release }: QuestionContext): string | undefined {
  const store = stores.find((one) => one.name === name);
  if (store?.name === CONTENT_ID)
    return 'You can choose YouTube Content ID: it finds your recording in other people’s videos. It asks four questions, in the editor under Distribution, and only accepts recordings that are yours alone.';
  if (store) {
    const goes = release === null || release.stores.includes(store.name);
    return `${name} is one of the ${stores.length} stores. ${goes ? 'The release goes there, unless you leave it out.' : `The release doesn’t go there now: say “add ${name}”.`}`;
  }
  const country = territories.find((one) => one.name === name);
  if (!country) return undefined;
  const goes =
    release === null || release.territories.includes(WORLDWIDE) || release.territories.includes(country.code);
  return `${name} is in the list of countries, and worldwide includes it. ${goes ? 'The release will be offered there, unless you leave it out; until you submit you can change that.' : `It is left out now: say “add ${name}”.`}`;
}
