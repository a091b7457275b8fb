import fc from 'fast-check';
import { largestRemainder } from '../../../shared/royalties/largest-remainder.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { ownEngine } from '../test/own-engine.ts';
import { openRemainders } from './remainder-table.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await ownEngine();
});

test('parts are rounded as by `largestRemainder`, whatever their number and signs (design 3.30)', async () => {
  const parts = fc.array(fc.bigInt(-30n, 30n), { minLength: 1, maxLength: 20 });
  // Larger than any number of the engine, and small, so that many remainders are equal.
  const denominator = fc.constantFrom(3n, 7n, 10n ** 45n);
  await fc.assert(
    fc.asyncProperty(parts, denominator, async (units, denominator) => {
      const each = units.map((over, n) => ({ key: `part ${n % 10} ${n}`, over: over * (denominator / 3n) }));
      const remainders = await openRemainders(engine, denominator);
      await remainders.add(each.slice(0, 5));
      await remainders.add(each.slice(5));
      const { whole, round } = await remainders.decide();
      const { rounded } = largestRemainder(each, denominator, (one, other) => (one < other ? -1 : 1));
      expect(each.map(round)).toEqual(rounded.map(({ units }) => units));
      expect(whole).toBe(rounded.reduce((sum, { units }) => sum + units, 0n));
    }),
    { numRuns: process.env.PROOF ? 1_000 : 60 },
  );
});
