import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { countOf, countStates, libraryStateOf, libraryStates } from '../../../../shared/releases/library-state.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../shared/releases/sales-start.ts';
import { filterCards, type LibraryFilters } from './library-filters.ts';
import { searchCards } from './search-cards.ts';

/** The view of a library: search words, state, filters, and an order that may be reversed. */
export type LibraryView = {
  search: string;
  tab: LibraryTab;
  filters: LibraryFilters;
  sort: LibrarySort;
  isReversed: boolean;
};

export const libraryTabs = ['all', ...libraryStates] as const;
export type LibraryTab = (typeof libraryTabs)[number];

export const librarySorts = ['changed', 'created', 'title', 'artist', 'date', 'label', 'tracks'] as const;
export type LibrarySort = (typeof librarySorts)[number];

type Compare<T> = (a: T, b: T) => number;
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const compareValues: Compare<string | number> = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * The value by which each order compares, and how: text alphabetically, anything else by value. An empty value ('')
 * comes last in both directions.
 */
const orders: Record<LibrarySort, { by: (card: ReleaseCard) => string | number; compare: Compare<string | number> }> = {
  changed: { by: ({ updatedAt }) => updatedAt, compare: (a, b) => compareValues(b, a) },
  created: { by: ({ createdAt }) => createdAt, compare: (a, b) => compareValues(b, a) },
  title: { by: ({ title }) => title, compare: (a, b) => collator.compare(String(a), String(b)) },
  artist: { by: ({ artist }) => artist, compare: (a, b) => collator.compare(String(a), String(b)) },
  label: { by: ({ label }) => label, compare: (a, b) => collator.compare(String(a), String(b)) },
  tracks: { by: ({ trackCount }) => trackCount, compare: compareValues },
  // "As soon as possible" comes before every date.
  date: { by: ({ salesStart }) => (salesStart === AS_SOON_AS_POSSIBLE ? '0' : salesStart), compare: compareValues },
};

function sortCards(cards: readonly ReleaseCard[], sort: LibrarySort, isReversed: boolean): ReleaseCard[] {
  const { by, compare } = orders[sort];
  const sign = isReversed ? -1 : 1;
  return cards
    .map((card) => ({ card, value: by(card) }))
    .sort((a, b) => Number(a.value === '') - Number(b.value === '') || sign * compare(a.value, b.value))
    .map(({ card }) => card);
}

/** The cards to show, and the number of matches in each tab. */
export function arrangeLibrary(cards: readonly ReleaseCard[], view: LibraryView) {
  const found = filterCards(searchCards(cards, view.search), view.filters);
  const states = countStates(found);
  const counts: Record<LibraryTab, number> = { all: countOf(states), ...states };
  const shown = view.tab === 'all' ? found : found.filter((card) => libraryStateOf(card) === view.tab);
  return { cards: sortCards(shown, view.sort, view.isReversed), counts };
}
