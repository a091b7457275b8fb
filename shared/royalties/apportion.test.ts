import fc from 'fast-check';
import { apportion } from './apportion.ts';
import { floorDiv } from './largest-remainder.ts';

const inOrder = (one: number, other: number) => one - other;

test('parts add up to the total, each rounded down or up (design 3.15)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(-(10n ** 12n), 10n ** 12n), { minLength: 1, maxLength: 20 }),
      fc.bigInt(1n, 10n ** 6n),
      fc.boolean(),
      (overs, denominator, isUp) => {
        const sum = overs.reduce((all, over) => all + over, 0n);
        const down = floorDiv(sum, denominator);
        const total = down + (isUp && down * denominator !== sum ? 1n : 0n);
        const parts = apportion(
          overs.map((over, key) => ({ key, over })),
          denominator,
          total,
          inOrder,
        );
        expect(parts.reduce((all, { units }) => all + units, 0n)).toBe(total);
        for (const { key, units } of parts) {
          const floor = floorDiv(overs[key] ?? 0n, denominator);
          expect([floor, floor + 1n]).toContain(units);
        }
      },
    ),
  );
});

test('missing units go to the largest remainders, in order', () =>
  expect(
    apportion(
      [3n, 5n, 5n].map((over, key) => ({ key, over })),
      10n,
      1n,
      inOrder,
    ),
  ).toEqual([
    { key: 0, units: 0n },
    { key: 1, units: 1n },
    { key: 2, units: 0n },
  ]));

test('throws if the total is not a rounding of the parts', () => {
  expect(() => apportion([{ key: 0, over: 5n }], 10n, 2n, inOrder)).toThrow(RangeError);
  expect(() => apportion([{ key: 0, over: 25n }], 10n, 1n, inOrder)).toThrow(RangeError);
});
