import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { releaseCard } from '../../../../shared/releases/release-card.ts';
import { aCompleteDraft } from '../../../../shared/test/builders.ts';
import { matchText, searchCards } from './search-cards.ts';

const aCard = (different: Partial<ReleaseCard> = {}): ReleaseCard => ({
  ...releaseCard(aCompleteDraft()),
  ...different,
});

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

describe('product 4.5: text that is not on the cover finds a release too', () => {
  const album = aCard({
    title: 'Night Ferry',
    artist: 'Mara Ellis',
    label: 'Ferry House',
    upc: '200000000426',
    isrcs: ['QZABC2600001', 'QZABC2600002'],
    trackTitles: ['Harbour Light', 'Ánima'],
  });
  const others = [
    aCard({ title: 'Harbour', artist: 'Somebody', trackTitles: [] }),
    aCard({ title: 'Nothing', artist: 'Nobody', trackTitles: [] }),
  ];

  test.each([
    ['harbour light', 'Track “Harbour Light”'],
    ['anima', 'Track “Ánima”'],
    ['mara anima', 'Track “Ánima”'],
    ['house', 'Label “Ferry House”'],
    ['200000000426', 'UPC 200000000426'],
    ['qzabc2600002', 'ISRC QZABC2600002'],
    ['QZ-ABC-26-00002', 'ISRC QZABC2600002'],
    ['night', undefined],
  ])('%j', (search, says) => {
    expect(searchCards([...others, album], search)).toEqual([album]);
    expect(matchText(album, search)).toBe(says);
  });

  test('a dash alone is not a code, and an unknown word finds nothing', () => {
    expect(searchCards([album], '-')).toEqual([]);
    expect(searchCards([album], 'US-XYZ-26-00001')).toEqual([]);
    expect(matchText(album, '')).toBeUndefined();
  });
});
