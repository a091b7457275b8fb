import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../shared/releases/sales-start.ts';
import { isSubmitted } from '../../data/releases/messages/release.ts';
import { matcher } from '../../lib/matcher.ts';

/** What the artist looks for: a search, a state, an order. */
export type LibraryView = { search: string; state: LibraryState; sort: LibrarySort };

/** 'ready' is a draft that lacks nothing, 'changes' is what the office sent back. The artist sees one state for everything after submission. */
export const libraryStates = ['all', 'draft', 'ready', 'changes', 'submitted'] as const;
export type LibraryState = (typeof libraryStates)[number];

export const librarySorts = ['changed', 'created', 'title', 'artist', 'date'] as const;
export type LibrarySort = (typeof librarySorts)[number];

export const stateOf = ({ status, missing }: ReleaseCard): Exclude<LibraryState, 'all'> => {
  if (isSubmitted(status)) return 'submitted';
  if (status === 'changes_requested') return 'changes';
  return missing.length === 0 ? 'ready' : 'draft';
};

/** Cards whose title or artist holds every word, in the order in which they came. No word: all. */
export function searchCards(cards: readonly ReleaseCard[], search: string): readonly ReleaseCard[] {
  const isFound = matcher(search);
  return cards.filter(({ title, artist }) => isFound(`${title} ${artist}`));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byText = (textOf: (card: ReleaseCard) => string) => (a: ReleaseCard, b: ReleaseCard) =>
  // What has no text yet comes last.
  Number(textOf(a) === '') - Number(textOf(b) === '') || collator.compare(textOf(a), textOf(b));
const latest = (timeOf: (card: ReleaseCard) => string) => (a: ReleaseCard, b: ReleaseCard) =>
  timeOf(b) < timeOf(a) ? -1 : Number(timeOf(b) > timeOf(a));

/** As soon as possible is before every day, no answer after. */
const dayKey = ({ salesStart }: ReleaseCard): string => (salesStart === AS_SOON_AS_POSSIBLE ? '0' : salesStart || '9');

const orders: Record<LibrarySort, (a: ReleaseCard, b: ReleaseCard) => number> = {
  changed: latest(({ updatedAt }) => updatedAt),
  created: latest(({ createdAt }) => createdAt),
  title: byText(({ title }) => title),
  artist: byText(({ artist }) => artist),
  date: (a, b) => (dayKey(a) < dayKey(b) ? -1 : Number(dayKey(a) > dayKey(b))),
};

/** The cards to show, and how many of those that the search finds are in each state. */
export function arrangeLibrary(cards: readonly ReleaseCard[], { search, state, sort }: LibraryView) {
  const found = searchCards(cards, search);
  const counts: Record<LibraryState, number> = { all: found.length, draft: 0, ready: 0, changes: 0, submitted: 0 };
  for (const card of found) counts[stateOf(card)]++;
  const shown = state === 'all' ? found : found.filter((card) => stateOf(card) === state);
  return { cards: [...shown].sort(orders[sort]), counts };
}
