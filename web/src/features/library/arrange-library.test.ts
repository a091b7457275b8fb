import fc from 'fast-check';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { requiredItemKeys } from '../../../../shared/releases/completeness.ts';
import { releaseCard } from '../../../../shared/releases/release-card.ts';
import { aCompleteDraft } from '../../../../shared/test/builders.ts';
import { arrangeLibrary, librarySorts, libraryStates, searchCards, stateOf } from './arrange-library.ts';

const aCard = (different: Partial<ReleaseCard> = {}): ReleaseCard => ({
  ...releaseCard(aCompleteDraft()),
  ...different,
});
const all = { search: '', state: 'all', sort: 'changed' } as const;

describe('searching', () => {
  const cards = [
    aCard({ title: 'Árbol', artist: 'Sigur Rós' }),
    aCard({ title: 'Night Ferry', artist: 'Mara Ellis' }),
    aCard({ title: '夜のフェリー', artist: '!!!' }),
  ];
  test.each([
    ['ARBOL', ['Árbol']],
    ['ros arb', ['Árbol']],
    ['ferry', ['Night Ferry']],
    ['フェリー', ['夜のフェリー']],
    ['!!!', ['夜のフェリー']],
    ['  ', ['Árbol', 'Night Ferry', '夜のフェリー']],
    ['ferry ros', []],
  ])('%j finds %j', (search, titles) => {
    expect(searchCards(cards, search).map(({ title }) => title)).toEqual(titles);
  });
});

test('the order: as soon as possible first, then by day, without an answer last', () => {
  const cards = ['', '2027-01-02', 'asap', '2026-12-31'].map((salesStart) => aCard({ salesStart }));
  const { cards: sorted } = arrangeLibrary(cards, { ...all, sort: 'date' });
  expect(sorted.map(({ salesStart }) => salesStart)).toEqual(['asap', '2026-12-31', '2027-01-02', '']);
});

test('titles by the alphabet, numbers by their value, what has no title last', () => {
  const cards = ['', 'Track 10', 'émile', 'Track 9', 'Zoo', 'Echo'].map((title) => aCard({ title }));
  const { cards: sorted } = arrangeLibrary(cards, { ...all, sort: 'title' });
  expect(sorted.map(({ title }) => title)).toEqual(['Echo', 'émile', 'Track 9', 'Track 10', 'Zoo', '']);
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

test('whatever is asked: nothing is invented, nothing is lost, and the counts are those of the states', () => {
  fc.assert(
    fc.property(
      fc.array(anyCard, { maxLength: 30 }),
      fc.constantFrom('', 'ferry', 'ros', 'a', 'zzz'),
      fc.constantFrom(...librarySorts),
      (cards, search, sort) => {
        const found = new Set(searchCards(cards, search));
        for (const state of libraryStates) {
          const { cards: shown, counts } = arrangeLibrary(cards, { search, state, sort });
          expect(new Set(shown)).toEqual(
            new Set([...found].filter((card) => state === 'all' || stateOf(card) === state)),
          );
          expect(shown).toHaveLength(counts[state]);
          expect(counts.all).toBe(counts.draft + counts.ready + counts.submitted);
        }
      },
    ),
    { numRuns: 100 },
  );
});
