import { readSegment } from '../read-segment.ts';
import { asksAbout } from '../talk/asks-about.ts';
import { finderOf } from '../words/list-finder.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { countryNames, WEAK_PLACES, WORLD } from './country-names.ts';
import { itemsIn, type Vocabulary } from './place-items.ts';
import { newReading, type Reading } from './place-reading.ts';
import { segmentsOf } from './place-segments.ts';
import { EXCLUDING_WORDS, FOR_NOW } from './place-words.ts';
import { ALL_STORES, findStores, storeNames, WEAK_STORES } from './store-names.ts';

/** The places that a text names: how they are chosen, those that are certain, and candidates for those that are not. */
export type PlacesReading = {
  how: 'only' | 'all-except' | 'add' | 'remove';
  sure: string[];
  /** Places named in addition to "all". */
  added: string[];
  /** Places named with a "maybe". */
  doubted: string[];
  maybe: { text: string; names: readonly string[] }[];
  /** Names in the list that match no place. */
  unknown: string[];
  /** Whether other words in the text may change the meaning. */
  isLoose: boolean;
};

/** Removes the full stops of abbreviations, so that 'World excl. Russia' is one sentence. */
const withoutStops = (text: string): string => text.replace(/\b(excl|exc|ex|incl|inc)\.(?=\s)/gi, '$1');

/** The maximum number of words in a message that is read as a list of places. */
const MAX_WORDS = 300;
/** The minimum number of places that make a name a region. */
const MIN_REGION_PLACES = 6;

/**
 * Reads the places in a text. Returns 'vague' if it mentions places without naming them; undefined if it contains
 * neither a name nor "all".
 */
function readPlaces(text: string, vocabulary: Vocabulary): PlacesReading | 'vague' | undefined {
  // "l'Italia" is two words, but "Côte d'Ivoire" is one name.
  const words = wordsOf(withoutStops(text).replace(/(?<!\p{L})(l|dell|all|nell|dall|sull)'(?=\p{L})/giu, '$1 '));
  if (words.length > MAX_WORDS || asksAbout(words)) return undefined;
  const items = itemsIn(words, vocabulary);
  const segments = segmentsOf(words, items);
  const state = newReading();
  for (const segment of segments) readSegment(segment, { words, vocabulary, state });
  // 'Africa first' leaves open which regions follow; a list of countries is complete.
  const hasRegion = items.some(({ values }) => (values?.length ?? 0) >= MIN_REGION_PLACES);
  if (hasRegion && FOR_NOW(words).length > 0 && state.positive.length > 0) state.isLoose = true;
  return toPlacesReading(state);
}

function toPlacesReading({
  positive,
  negative,
  doubted,
  maybe,
  unknown,
  isLoose,
  hasAll,
  hasOnly,
  adds,
  isNot,
  vague,
}: Reading): PlacesReading | 'vague' | undefined {
  const rest = { added: hasAll && adds ? positive : [], doubted: [...new Set(doubted)], maybe, unknown, isLoose };
  const unique = (list: readonly string[]) => [...new Set(list)];
  if (positive.length > 0 && !(hasAll && !hasOnly)) {
    const sure = unique(positive).filter((one) => !negative.includes(one));
    return {
      how: adds && !hasOnly && negative.length === 0 && doubted.length === 0 ? 'add' : 'only',
      sure,
      ...rest,
      added: [],
    };
  }
  // 'Canada and wherever you like' is not certain. Unknown words do no harm only if the list adds to "all".
  if (positive.length > 0 && !adds && negative.length === 0 && unknown.length > 0)
    return { how: 'only', sure: unique(positive), ...rest, added: [], isLoose: true };
  if (negative.length > 0) return { how: hasAll ? 'all-except' : 'remove', sure: unique(negative), ...rest };
  if (hasAll) return { how: 'all-except', sure: [], ...rest };
  if (doubted.length + maybe.length + unknown.length === 0) return vague ? 'vague' : undefined;
  return {
    how: isNot ? 'remove' : adds && doubted.length === 0 ? 'add' : hasOnly || !isNot ? 'only' : 'remove',
    sure: [],
    ...rest,
  };
}

const storeWords: Vocabulary = {
  find: findStores,
  all: finderOf(ALL_STORES),
  weak: WEAK_STORES,
  near: storeNames,
  valuesOf: (near) => [near],
};
const allPlaces = finderOf(WORLD);
export const readStores = (text: string): PlacesReading | 'vague' | undefined => readPlaces(text, storeWords);

/** Reads countries and regions as country codes. */
export function readTerritories(text: string): PlacesReading | 'vague' | undefined {
  const { find, list } = countryNames();
  return readPlaces(text, { find, all: allPlaces, weak: WEAK_PLACES, near: list, valuesOf: (code) => [code] });
}

/** Whether the words mean "worldwide" without naming a place. */
export const isWorldwideOnly = (words: readonly Word[]): boolean =>
  allPlaces(words).length > 0 && countryNames().find(words).length === 0 && EXCLUDING_WORDS(words).length === 0;
