import fc from 'fast-check';
import type { Cell } from '../../shared/earnings/cell.ts';
import { figureOf, sumOf } from '../../shared/earnings/figure.ts';
import type { ReleaseId, TrackId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { type EarningsHead, noEarnings, noMonth, noReleaseMonth } from './artist-earnings.ts';
import { chunkCells } from './chunk-cells.ts';
import { groupBy, releaseMonthKey } from './group-by.ts';
import { mergeIntoHead, mergeIntoMonth, mergeIntoRelease, type PostedCells } from './merge-cells.ts';
import { addNames, OTHERS } from './name-list.ts';
import { packHead, packMonth, packRelease, readHead, readMonth, readRelease } from './stored-earnings.ts';
import { aCell, aSource, basesOf } from './test/cells.ts';

const amount = fc.oneof(fc.bigInt(-3n, 3n), fc.bigInt(-(10n ** 15n), 10n ** 15n));
const cell: fc.Arbitrary<Cell> = fc
  .record({
    releaseId: fc.constantFrom('rel_1', 'rel_2', 'rel_3').map((id) => anId<ReleaseId>(id)),
    trackId: fc.constantFrom('trk_1', 'trk_2').map((id) => anId<TrackId>(id)),
    month: fc.constantFrom('2026-08', '2026-09', '2026-10'),
    store: fc.constantFrom('Spotify', 'Tencent Music (QQ Music, Kugou, Kuwo)', 'Küng, "Söhne"'),
    territory: fc.constantFrom('DE', 'US', 'ZZ'),
    use: fc.constantFrom('stream' as const, 'download' as const, 'video' as const),
    quantity: amount,
    grossMicros: amount,
    micros: amount,
    platformMicros: amount,
  })
  .map(aCell);

const postedCells = (n: number, cells: readonly Cell[], sign: 1 | -1 = 1): PostedCells => ({
  statement: aSource({ statementId: `stm_${n}` }),
  cells,
  bases: basesOf(cells),
  sign,
});

/** Returns all stored items after these postings, each packed for the table and unpacked again. */
function storedAfter(postings: readonly PostedCells[]) {
  let head: EarningsHead = noEarnings;
  const months = new Map<string, Uint8Array>();
  const releases = new Map<string, Uint8Array>();
  const item = (earned: Uint8Array | undefined) => earned && { earned, ver: 1 };
  for (const posting of postings) {
    head = readHead(item(packHead(mergeIntoHead(head, posting)))).earned;
    for (const [month, cells] of groupBy(posting.cells, (each) => each.month)) {
      const before = readMonth(item(months.get(month)), head.names).earned;
      months.set(month, packMonth(mergeIntoMonth(before, { ...posting, cells }, head.names), head.names));
    }
    for (const [name, cells] of groupBy(posting.cells, releaseMonthKey)) {
      const before = readRelease(item(releases.get(name))).earned;
      const bases = posting.bases.filter((basis) => releaseMonthKey(basis) === name);
      releases.set(name, packRelease(mergeIntoRelease(before, { ...posting, cells, bases })));
    }
  }
  const { names: _, titles: __, ...sums } = head;
  return {
    head,
    sums,
    months: new Map([...months].map(([month, earned]) => [month, readMonth(item(earned), head.names).earned])),
    releases: new Map([...releases].map(([name, earned]) => [name, readRelease(item(earned)).earned])),
  };
}

const figures = ({ sums, months, releases }: ReturnType<typeof storedAfter>) => ({ sums, months, releases });

describe('an artist’s earnings are sums of cells (product 25.1)', () => {
  it('give the same figures in whatever order statements are posted', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 8 }), { maxLength: 4 }), (statements) => {
        const postings = statements.map((cells, n) => postedCells(n, cells));
        expect(figures(storedAfter(postings.toReversed()))).toEqual(figures(storedAfter(postings)));
      }),
    );
  });

  it('are the exact sums by release, store, country and month', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 30 }), (cells) => {
        const { sums, months } = storedAfter([postedCells(1, cells)]);
        const total = sumOf(cells.map(figureOf));
        for (const tally of [sums.releases, sums.stores, sums.countries, sums.months])
          expect(sumOf(tally.values())).toEqual(total);
        expect(sumOf([...months.values()].map(({ releases }) => sumOf(releases.values())))).toEqual(total);
      }),
    );
  });

  it('are restored by a reversal, chunk by chunk or at once', () => {
    const two = fc.tuple(fc.array(cell, { maxLength: 8 }), fc.array(cell, { minLength: 1, maxLength: 8 }));
    fc.assert(
      fc.property(two, ([before, wrong]) => {
        const kept = postedCells(1, before);
        const chunks = chunkCells(wrong, 4);
        const after = storedAfter([kept, postedCells(2, wrong), ...chunks.map((cells) => postedCells(2, cells, -1))]);
        const expected = storedAfter([kept]);
        expect(after.sums).toEqual(expected.sums);
        for (const [month, earned] of after.months) expect(earned).toEqual(expected.months.get(month) ?? noMonth);
        for (const [name, earned] of after.releases)
          expect(earned).toEqual(expected.releases.get(name) ?? noReleaseMonth);
      }),
    );
  });

  it('count only streams as streams; downloads are counted under their use', () => {
    const cells = [aCell(), aCell({ use: 'download', quantity: 3n, grossMicros: 700_000n, micros: 700_000n })];
    const { sums, releases } = storedAfter([postedCells(1, cells)]);
    expect(sums.releases.get('rel_night')).toMatchObject({ streams: 1_200n, micros: 4_500_000n });
    expect(releases.get('rel_night 2026-09')?.uses.get('download')?.streams).toBe(3n);
  });

  it('keep a release’s statements and the terms each was computed with', () => {
    const cells = [aCell(), aCell({ trackId: anId<TrackId>('trk_ferry'), store: 'Deezer' })];
    const { releases } = storedAfter([postedCells(1, cells), postedCells(2, [aCell({ micros: 1n })])]);
    const { statements, titles } = releases.get('rel_night 2026-09') ?? noReleaseMonth;
    expect(statements.map(({ statementId, cells, bases }) => [statementId, cells, bases.length])).toEqual([
      ['stm_1', 2, 2],
      ['stm_2', 1, 1],
    ]);
    expect(statements[0]?.bases[0]).toMatchObject({ trackId: 'trk_ferry', percentage: 95 });
    expect([...titles.keys()]).toEqual(['trk_harbour', 'trk_ferry']);
  });
});

describe('an artist’s items are bounded (design 3.17)', () => {
  it('names beyond the limit are counted together, and the sums stay right', () => {
    const full = addNames(
      [],
      Array.from({ length: 9_000 }, (_, n) => `rel_${n}`),
      'releases',
    );
    expect(full).toHaveLength(7_501);
    const head = { ...noEarnings, names: { releases: full, stores: [], countries: [] } };
    const more = mergeIntoHead(head, postedCells(1, [aCell({ releaseId: anId<ReleaseId>('rel_new') })]));
    expect([...more.releases.keys()]).toEqual([OTHERS]);
    expect(more.months.get('2026-09')).toEqual(figureOf(aCell()));
  });

  it('7,500 releases fit an item of 400 KB', () => {
    const cells = Array.from({ length: 7_500 }, (_, n) =>
      aCell({
        releaseId: anId<ReleaseId>(`rel_01KD${String(n * 7_919_113).padStart(22, 'X7Q')}`),
        micros: BigInt(n) * 9_999_991n,
        platformMicros: BigInt(n) * 499_979n,
      }),
    );
    const head = mergeIntoHead(noEarnings, postedCells(1, cells));
    expect(packHead(head).length).toBeLessThan(390_000);
    const [month] = [mergeIntoMonth(noMonth, postedCells(1, cells), head.names)];
    expect(packMonth(month, head.names).length).toBeLessThan(200_000);
  });

  it('chunks contain each cell once and never exceed the writes of a transaction', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 60 }), (cells) => {
        const chunks = chunkCells(cells, 5);
        expect(new Set(chunks.flat())).toEqual(new Set(cells));
        for (const chunk of chunks) {
          const releaseMonths = groupBy(chunk, releaseMonthKey).size;
          expect(1 + groupBy(chunk, ({ month }) => month).size + releaseMonths).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
