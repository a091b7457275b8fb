import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { releaseCard } from '../../../../shared/releases/release-card.ts';
import { aCompleteDraft } from '../../../../shared/test/builders.ts';
import { choicesOf, filterCards, filterNames, isFiltered, noFilters } from './library-filters.ts';

const aCard = (different: Partial<ReleaseCard> = {}): ReleaseCard => ({
  ...releaseCard(aCompleteDraft()),
  ...different,
});
const now = new Date('2026-11-23T10:00:00.000Z');
const cards = [
  aCard({ artist: 'Mara Ellis', label: 'Ferry House', salesStart: '2026-11-24' }),
  aCard({ artist: 'Mara Ellis', label: '', plan: 'single', salesStart: '2025-03-01' }),
  aCard({ artist: '', label: 'Ferry House', plan: 'single', trackCount: 2, salesStart: 'asap' }),
  aCard({ artist: 'Ada North', label: 'Bell', salesStart: '' }),
];

test('product 4.5: each filter offers the values found in the releases, with empty fields last', () => {
  const offered = filterNames.map((name) => choicesOf(name, cards, now).map(({ label }) => label));
  expect(offered).toEqual([
    ['Ada North', 'Mara Ellis', 'No artist set'],
    ['Bell', 'Ferry House', 'No label'],
    // The third release has more tracks than its plan allows.
    ['Single', 'Basic'],
    ['Already started', 'As soon as possible', 'Upcoming', '2025', '2026', 'No date yet'],
  ]);
});

test('product 4.5: every choice finds the releases that offered it, several choices are combined, and no choice finds all', () => {
  for (const name of filterNames)
    for (const { value } of choicesOf(name, cards, now)) {
      const found = filterCards(cards, { ...noFilters, [name]: value }, now);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((card) => choicesOf(name, [card], now).some((one) => one.value === value))).toBe(true);
    }
  expect(filterCards(cards, { ...noFilters, artist: 'Mara Ellis', date: 'ahead' }, now)).toEqual([cards[0]]);
  expect(filterCards(cards, { ...noFilters, artist: 'Nobody' }, now)).toEqual([]);
  expect(filterCards(cards, noFilters, now)).toEqual(cards);
  expect([isFiltered(noFilters), isFiltered({ ...noFilters, plan: '-' })]).toEqual([false, true]);
});
