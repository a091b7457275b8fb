import fc from 'fast-check';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { requiredItemKeys } from '../../../../shared/releases/completeness.ts';
import { libraryStateOf } from '../../../../shared/releases/library-state.ts';
import { releaseCard } from '../../../../shared/releases/release-card.ts';
import { aCompleteDraft } from '../../../../shared/test/builders.ts';
import { arrangeLibrary, librarySorts, libraryTabs } from './arrange-library.ts';
import { filterCards, noFilters } from './library-filters.ts';
import { searchCards } from './search-cards.ts';

const aCard = (different: Partial<ReleaseCard> = {}): ReleaseCard => ({
  ...releaseCard(aCompleteDraft()),
  ...different,
});
const all = { search: '', tab: 'all', filters: noFilters, sort: 'changed', isReversed: false } as const;

test('sorts by date: as soon as possible first, then by day, without an answer last', () => {
  const cards = ['', '2027-01-02', 'asap', '2026-12-31'].map((salesStart) => aCard({ salesStart }));
  const { cards: sorted } = arrangeLibrary(cards, { ...all, sort: 'date' });
  expect(sorted.map(({ salesStart }) => salesStart)).toEqual(['asap', '2026-12-31', '2027-01-02', '']);
});

test('sorts titles alphabetically, with numbers by value and untitled releases last', () => {
  const cards = ['', 'Track 10', 'émile', 'Track 9', 'Zoo', 'Echo'].map((title) => aCard({ title }));
  const { cards: sorted } = arrangeLibrary(cards, { ...all, sort: 'title' });
  expect(sorted.map(({ title }) => title)).toEqual(['Echo', 'émile', 'Track 9', 'Track 10', 'Zoo', '']);
});

test('product 4.5: a reversed order still has empty values last', () => {
  const cards = ['', 'Zoo', 'Echo'].map((title) => aCard({ title }));
  const { cards: sorted } = arrangeLibrary(cards, { ...all, sort: 'title', isReversed: true });
  expect(sorted.map(({ title }) => title)).toEqual(['Zoo', 'Echo', '']);
});

const anyCard = fc
  .record({
    title: fc.constantFrom('', 'Árbol', 'Ferry', 'ferry 2', '夜'),
    artist: fc.constantFrom('', 'Mara Ellis', 'Rós'),
    status: fc.constantFrom('draft' as const, 'submitted' as const, 'exported' as const),
    missing: fc.subarray([...requiredItemKeys]),
    salesStart: fc.constantFrom('', 'asap', '2026-12-01', '2027-02-01'),
    updatedAt: fc.integer({ min: 0, max: 99 }).map((n) => new Date(n * 1e9).toISOString()),
  })
  .map(aCard);

test('for any view, no card is added or lost, and the counts match the states', () => {
  fc.assert(
    fc.property(
      fc.array(anyCard, { maxLength: 30 }),
      fc.constantFrom('', 'ferry', 'ros', 'a', 'zzz'),
      fc.constantFrom(...librarySorts),
      fc.boolean(),
      fc.constantFrom('', 'Rós'),
      (cards, search, sort, isReversed, artist) => {
        const filters = { ...noFilters, artist };
        const found = new Set(filterCards(searchCards(cards, search), filters));
        for (const tab of libraryTabs) {
          const { cards: shown, counts } = arrangeLibrary(cards, { search, tab, filters, sort, isReversed });
          expect(new Set(shown)).toEqual(
            new Set([...found].filter((card) => tab === 'all' || libraryStateOf(card) === tab)),
          );
          expect(shown).toHaveLength(counts[tab]);
          expect(counts.all).toBe(counts.draft + counts.ready + counts.submitted + counts.delivered);
        }
      },
    ),
    { numRuns: 100 },
  );
});
