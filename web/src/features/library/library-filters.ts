import { type HeldPlanName, planLabel } from '../../../../shared/plans/plan.ts';
import { planInForce } from '../../../../shared/plans/plan-in-force.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../shared/releases/sales-start.ts';

/** The library's filters in addition to search and state (product 4.5), by their names in the URL. */
export const filterNames = ['artist', 'label', 'plan', 'date'] as const;
export type FilterName = (typeof filterNames)[number];
/** The chosen value of each filter; '' for no filter. */
export type LibraryFilters = Record<FilterName, string>;

export const noFilters: LibraryFilters = { artist: '', label: '', plan: '', date: '' };
export const isFiltered = (filters: LibraryFilters): boolean => filterNames.some((name) => filters[name] !== '');

/** The value that represents an empty field; no artist or label has this name. */
const NONE = '-';

type Filter = {
  label: string;
  /** All filter values that a card matches. */
  valuesOf: (card: ReleaseCard, today: string) => string[];
  nameOf: (value: string) => string;
};

const planOf = ({ plan, planExpiresAt: expiresAt, trackCount }: ReleaseCard): HeldPlanName | null =>
  planInForce(plan && { name: plan, expiresAt }, trackCount, new Date());

const dateWords: Record<string, string> = { ahead: 'Upcoming', out: 'Already started', [NONE]: 'No date yet' };

/** The date values that a card matches: its year, and whether the date is in the past. */
function datesOf({ salesStart }: ReleaseCard, today: string): string[] {
  if (salesStart === '') return [NONE];
  if (salesStart === AS_SOON_AS_POSSIBLE) return [salesStart];
  return [salesStart > today ? 'ahead' : 'out', salesStart.slice(0, 4)];
}

export const filters: Record<FilterName, Filter> = {
  artist: {
    label: 'Artist',
    valuesOf: ({ artist }) => [artist || NONE],
    nameOf: (value) => (value === NONE ? 'No artist set' : value),
  },
  label: {
    label: 'Label',
    valuesOf: ({ label }) => [label || NONE],
    nameOf: (value) => (value === NONE ? 'No label' : value),
  },
  plan: {
    label: 'Plan',
    valuesOf: (card) => [planOf(card) ?? NONE],
    nameOf: (value) => planLabel(value === NONE ? null : (value as HeldPlanName)),
  },
  date: {
    label: 'Date',
    valuesOf: datesOf,
    nameOf: (value) => dateWords[value] ?? (value === AS_SOON_AS_POSSIBLE ? 'As soon as possible' : value),
  },
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Cards that match every filter. */
export function filterCards(
  cards: readonly ReleaseCard[],
  chosen: LibraryFilters,
  now = new Date(),
): readonly ReleaseCard[] {
  const active = filterNames.filter((name) => chosen[name] !== '');
  if (active.length === 0) return cards;
  const today = dayOf(now);
  return cards.filter((card) => active.every((name) => filters[name].valuesOf(card, today).includes(chosen[name])));
}

export type FilterChoice = { value: string; label: string };

/** A filter's choices among these cards, sorted by name. The choice for empty fields comes last. */
export function choicesOf(name: FilterName, cards: readonly ReleaseCard[], now = new Date()): FilterChoice[] {
  const { valuesOf, nameOf } = filters[name];
  const today = dayOf(now);
  const values = [...new Set(cards.flatMap((card) => valuesOf(card, today)))];
  const rank = (value: string) => (value === NONE ? 2 : Number(/^\d{4}$/.test(value)));
  return values
    .sort((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true }))
    .map((value) => ({ value, label: nameOf(value) }));
}
