import fc from 'fast-check';
import { ALBUM_PLACES } from '../../../shared/royalties/album-parts.ts';
import type { Terms } from '../../../shared/royalties/allocate.ts';
import { addDecimals, type Decimal } from '../../../shared/royalties/exact-decimal.ts';
import type { CatalogueTrack } from '../../../shared/royalties/match-recording.ts';
import type { SplitVersion } from '../../../shared/royalties/split-agreement.ts';
import { anId } from '../../../shared/test/builders.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { ownEngine } from '../test/own-engine.ts';
import { planInMemory } from '../test/plan-in-memory.ts';
import { spreadBySales } from './allocate-unit-to-tracks.ts';
import type { RowOfUnit } from './earned-table.ts';
import type { PayableUnit } from './payable-units.ts';
import type { PlannedPosting } from './plan-objects.ts';

const track = (n: number): CatalogueTrack => ({
  ...{
    artistId: anId('owner'),
    releaseId: anId('release'),
    trackId: anId(`track-${n}`),
    isrc: '',
    upc: '',
    title: `Track ${n}`,
  },
  ...{ artist: 'Mara', isWithdrawn: false, releaseTitle: 'Salt Maps' },
});
const tracks = [track(0), track(1), track(2)];
/** A unit for each track, followed by one for the whole release. */
const units: PayableUnit[] = [...tracks.map((one) => [one]), tracks].map((of, n) => ({
  n,
  releaseId: anId('release'),
  tracks: of,
  recordings: [{ isrc: '', upc: '', title: `${of.length}`, artist: '' }],
}));
const WHOLE = 3;

/** The first track is split from 10 August on; a party of the second track has not accepted. */
const splits: Record<string, SplitVersion[]> = {
  'track-0': [
    {
      ...{ version: 1, from: '2026-08-10' },
      parties: [
        { id: 'owner', parts: 4_000, state: 'accepted' },
        { id: 'kit', parts: 6_000, state: 'accepted' },
      ],
    },
  ],
  'track-1': [
    {
      ...{ version: 1, from: '2026-01-01' },
      parties: [
        { id: 'owner', parts: 7_500, state: 'accepted' },
        { id: 'waits', parts: 2_500, state: 'invited' },
      ],
    },
  ],
};
const terms: Terms = {
  ownerOf: () => 'owner',
  percentageOf: () => 95,
  splitOf: (trackId) => splits[trackId] ?? [],
};

const aRow = fc.record({
  n: fc.integer({ min: 0, max: WHOLE }),
  month: fc.constantFrom('2026-07', '2026-08'),
  store: fc.constantFrom('Spotify', 'Deezer'),
  territory: fc.constantFrom('US', 'DE'),
  use: fc.constantFrom('stream' as const, 'download' as const),
  quantity: fc.bigInt(-5n, 1_000n),
  amount: fc.record({ units: fc.bigInt(-(10n ** 11n), 10n ** 13n), places: fc.constant(12) }),
});

const sum = (of: readonly Decimal[]): Decimal => of.reduce(addDecimals, { units: 0n, places: 0 });
const monthsOf = (rows: readonly RowOfUnit[]) =>
  [...new Set(rows.map(({ n, month }) => `${n} ${month}`))].map((name) => {
    const own = rows.filter(({ n, month }) => `${n} ${month}` === name) as [RowOfUnit, ...RowOfUnit[]];
    const quantity = { units: own.reduce((all, row) => all + row.quantity, 0n), places: 0 };
    return {
      n: own[0].n,
      month: own[0].month,
      quantity,
      amount: sum(own.map(({ amount }) => amount)),
      rows: own.length,
    };
  });

/** An exact fraction. */
type Exact = { over: bigint; under: bigint };
const plus = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
const isWithin = ({ over, under }: Exact, micros: bigint): boolean => {
  const distance = over - micros * under;
  return (distance < 0n ? -distance : distance) <= under;
};

/** Computes each payee's share in micro-dollars with fractions, using none of the planner's code. */
function expectedShares(rows: readonly RowOfUnit[]): Map<string, Exact> {
  const found = new Map<string, Exact>();
  const months = monthsOf(rows);
  const give = (payee: string, amount: Exact, over: bigint, under: bigint) => {
    const more = { over: amount.over * over, under: amount.under * under };
    found.set(payee, plus(found.get(payee) ?? { over: 0n, under: 1n }, more));
  };
  const giveTrack = (n: number, month: string, amount: Exact) => {
    give('platform', amount, 5n, 100n);
    if (n === 0 && month === '2026-08') {
      give('owner', amount, 95n * (9n * 10_000n + 22n * 4_000n), 100n * 31n * 10_000n);
      give('kit', amount, 95n * 22n * 6_000n, 100n * 31n * 10_000n);
    } else if (n === 1) {
      give('owner', amount, 95n * 3n, 400n);
      give('waits', amount, 95n, 400n);
    } else give('owner', amount, 95n, 100n);
  };
  for (const { n, month, amount } of months) {
    const exact = { over: amount.units * 10n ** BigInt(12 - amount.places), under: 10n ** 6n };
    if (n !== WHOLE) {
      giveTrack(n, month, exact);
      continue;
    }
    const own = tracks.map((_, track) => months.find((one) => one.n === track && one.month === month));
    const positive = (units: bigint = 0n) => (units > 0n ? units : 0n);
    const weights = [
      own.map((one) => positive(one?.quantity.units)),
      own.map((one) => positive(one && one.amount.units * 10n ** BigInt(12 - one.amount.places))),
      tracks.map(() => 1n),
    ].find((each) => each.some((weight) => weight > 0n)) as bigint[];
    const whole = weights.reduce((all, weight) => all + weight, 0n);
    for (const [track, weight] of weights.entries())
      giveTrack(track, month, { over: exact.over * weight, under: exact.under * whole });
  }
  return found;
}

let engine: Engine;
beforeAll(async () => {
  engine = await ownEngine();
});

test('product 23.18: for any sales of tracks and whole releases, everybody gets their part to the micro-dollar, and the parts add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aRow, { minLength: 1, maxLength: 30 }), async (rows) => {
      const months = monthsOf(rows);
      const postings: PlannedPosting[] = [];
      const sales = months.flatMap(({ n, ...sale }) => (n === WHOLE ? [] : [{ trackId: `track-${n}`, ...sale }]));
      const { planned } = await planInMemory(engine, {
        ...{
          rows,
          units,
          terms,
          spread: spreadBySales(sales),
          rate: { units: 1n, places: 0 },
          places: 12 + ALBUM_PLACES,
        },
        store: (_, batch) => void postings.push(...batch),
      });
      const total = sum(rows.map(({ amount }) => amount));
      const whole = total.units * 10n ** BigInt(12 - total.places);
      const micros = whole / 10n ** 6n - (whole < 0n && whole % 10n ** 6n !== 0n ? 1n : 0n);
      expect(planned.micros).toBe(micros);

      const got = new Map<string, bigint>();
      const add = (payee: string, more: bigint) => got.set(payee, (got.get(payee) ?? 0n) + more);
      let quantity = 0n;
      for (const posting of postings) {
        add(posting.payee, posting.micros);
        add('platform', posting.platformMicros);
        if (posting.to === 'unmatched') throw new Error('Nothing of it is unmatched');
        // A recording that has a part is a whole release, which is listed for each of its tracks.
        for (const { recordings } of posting.bases)
          for (const { title, part } of recordings) if (title === '1') expect(part).toBeUndefined();
        // Each row of a track becomes one cell for each payee.
        const names = posting.cells.map(({ trackId, month, store, territory, use }) =>
          [trackId, month, store, territory, use].join(' '),
        );
        if (
          new Set(rows.map((row) => [row.n, row.month, row.store, row.territory, row.use].join(' '))).size ===
          rows.length
        )
          expect(new Set(names).size).toBe(names.length);
        for (const cell of posting.cells) if (posting.payee === 'owner') quantity += cell.quantity;
      }
      const expected = expectedShares(rows);
      for (const payee of new Set([...got.keys(), ...expected.keys()]))
        expect([payee, isWithin(expected.get(payee) ?? { over: 0n, under: 1n }, got.get(payee) ?? 0n)]).toEqual([
          payee,
          true,
        ]);
      expect([...got.values()].reduce((all, each) => all + each, 0n)).toBe(micros);
      // Units stay whole and none is lost, because the owner has a part of every track.
      expect(quantity).toBe(rows.reduce((all, row) => all + row.quantity, 0n));
    }),
    { numRuns: process.env.PROOF ? 2_000 : 150 },
  );
});
