import fc from 'fast-check';
import { ALBUM_WHOLE, albumParts, partOfAmount, shareUnits, type TrackSales } from './album-parts.ts';
import { decimalOf, decimalText } from './exact-decimal.ts';

const sale = (trackId: string, quantity: string, amount: string): TrackSales => ({
  trackId,
  quantity: decimalOf(quantity) ?? { units: 0n, places: 0 },
  amount: decimalOf(amount) ?? { units: 0n, places: 0 },
});
const inPercent = (parts: readonly bigint[]) => parts.map((part) => Number((part * 1_000n) / ALBUM_WHOLE) / 10);

test.each<[string, TrackSales[], number[]]>([
  ['equally if no track was sold by itself', [], [50, 50]],
  ['by the sales of each track', [sale('a', '300', '1'), sale('b', '100', '9')], [75, 25]],
  ['by the sum of a track’s lines', [sale('a', '100', '0'), sale('a', '200', '0'), sale('b', '100', '0')], [75, 25]],
  [
    'by the earnings of each track if no quantity is reported',
    [sale('a', '0', '0.25'), sale('b', '0', '0.75')],
    [25, 75],
  ],
  ['to the only track that was sold', [sale('b', '7', '0.1')], [0, 100]],
  ['with nothing for a track with more returns than sales', [sale('a', '-3', '-1'), sale('b', '6', '1')], [0, 100]],
  ['equally if all sales were returned', [sale('a', '-3', '-1'), sale('b', '-6', '-1')], [50, 50]],
  ['without counting tracks of other releases', [sale('z', '900', '9')], [50, 50]],
])('a whole release is shared %s (product 23.18)', (_, sales, percent) => {
  expect(inPercent(albumParts(['a', 'b'], sales))).toEqual(percent);
});

test('three tracks get a third each, and nothing is lost (product 23.18)', () => {
  const parts = albumParts(['a', 'b', 'c'], []);
  expect(parts).toEqual([333_333_333_333_334n, 333_333_333_333_333n, 333_333_333_333_333n]);
  const each = parts.map((part) => partOfAmount({ units: 1_000n, places: 2 }, part));
  expect(each.map(decimalText)).toEqual(['3.33333333333334', '3.33333333333333', '3.33333333333333']);
});

const quantity = fc.bigInt(-50n, 10_000n);
const aSale = fc.record({
  trackId: fc.constantFrom('t0', 't1', 't2', 't3', 't4'),
  quantity: fc.record({ units: quantity, places: fc.integer({ min: 0, max: 3 }) }),
  amount: fc.record({ units: fc.bigInt(-(10n ** 6n), 10n ** 12n), places: fc.integer({ min: 0, max: 12 }) }),
});

test('parts add up to the whole and follow the weights to the last digit, and units stay whole (product 23.18)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(aSale, { maxLength: 12 }), quantity, (count, sales, units) => {
      const tracks = Array.from({ length: count }, (_, n) => `t${n}`);
      const parts = albumParts(tracks, sales);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(ALBUM_WHOLE);
      // Computes the same values as fractions with a common denominator.
      const summed = (of: 'quantity' | 'amount') =>
        tracks.map((track) => {
          const own = sales.filter(({ trackId }) => trackId === track);
          const sum = own.reduce((all, sale) => all + sale[of].units * 10n ** BigInt(12 - sale[of].places), 0n);
          return sum > 0n ? sum : 0n;
        });
      const weights = [summed('quantity'), summed('amount'), tracks.map(() => 1n)].find((each) =>
        each.some((weight) => weight > 0n),
      ) as bigint[];
      const whole = weights.reduce((sum, weight) => sum + weight, 0n);
      for (const [n, part] of parts.entries()) {
        const exact = (weights[n] ?? 0n) * ALBUM_WHOLE;
        expect(part === exact / whole || part === exact / whole + 1n).toBe(true);
        if (weights[n] === 0n) expect(part).toBe(0n);
      }
      expect(shareUnits(units, parts).reduce((sum, each) => sum + each, 0n)).toBe(units);
    }),
    { numRuns: process.env.PROOF ? 10_000 : 500 },
  );
});
