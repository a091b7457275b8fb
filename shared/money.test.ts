import fc from 'fast-check';
import * as z from 'zod';
import { dollars, MicrosInJson, MicrosInTable, microsOfCents, price } from './money.ts';

const LARGEST = 10n ** 38n - 1n;
const anyMicros = fc.bigInt({ min: -LARGEST, max: LARGEST });

describe('an amount (design 3.1)', () => {
  it('survives JSON unchanged, however large', () => {
    const Reply = z.object({ amountMicros: MicrosInJson });
    fc.assert(
      fc.property(anyMicros, (amountMicros) => {
        const text = JSON.stringify(z.encode(Reply, { amountMicros }));
        expect(Reply.parse(JSON.parse(text))).toEqual({ amountMicros });
      }),
    );
    expect(z.encode(MicrosInJson, 1_234_567n)).toBe('1234567');
  });

  it.each([
    ['a number', 1_234_567],
    ['a point', '1.5'],
    ['an exponent', '1e3'],
    ['a zero before it', '007'],
    ['a negative nothing', '-0'],
    ['a space', ' 1'],
    ['no digits', ''],
    ['more digits than the table keeps', '1'.repeat(39)],
  ])('is invalid with %s', (_, wrong) => {
    expect(MicrosInJson.safeParse(wrong).success).toBe(false);
  });

  it('is read from the table as a bigint, whatever the SDK made of it', () => {
    expect([3, 3n, -(2n ** 60n)].map((stored) => MicrosInTable.parse(stored))).toEqual([3n, 3n, -(2n ** 60n)]);
    // A number beyond the safe range has lost digits.
    for (const wrong of [2 ** 53, 0.5, '3', null, undefined]) {
      expect([wrong, MicrosInTable.safeParse(wrong).success]).toEqual([wrong, false]);
    }
  });

  it('converted from cents is exact', () => {
    expect(microsOfCents(300)).toBe(3_000_000n);
    expect(() => microsOfCents(0.5)).toThrow(RangeError);
  });
});

describe('an amount as people read it (product 1.4: dollars, two decimals)', () => {
  it.each([
    [0n, '$0.00'],
    [3_000_000n, '$3.00'],
    [1_234_560_000n, '$1,234.56'],
    [50_000n, '$0.05'],
    [-50_000n, '-$0.05'],
    [-1_234_560_000n, '-$1,234.56'],
    [9_007_199_254_740_993_000_000n, '$9,007,199,254,740,993.00'],
  ])('%s', (micros, text) => {
    expect(dollars(micros)).toBe(text);
  });

  it.each([
    [49_999_999n, '$49.99'],
    [9_999n, '$0.00'],
    [-9_999n, '$0.00'],
    [-10_001n, '-$0.01'],
  ])('%s: never a cent that is not there, and no negative nothing', (micros, text) => {
    expect(dollars(micros)).toBe(text);
  });

  it('shows every whole cent of any amount', () => {
    fc.assert(
      fc.property(anyMicros, (micros) => {
        const cents = BigInt(dollars(micros).replace(/[$,.]/g, ''));
        expect(cents).toBe(micros / 10_000n);
      }),
    );
  });
});

test('product 10.2: a price is written in dollars and cents', () => {
  expect(price(300)).toBe('$3.00');
});
