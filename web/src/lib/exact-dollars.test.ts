import { exactDollars, hasFractionOfCent } from './exact-dollars.ts';

test('an amount is shown to the micro-dollar, with its sign', () => {
  expect(exactDollars(1_234_560_000n)).toEqual({ cents: '$1,234.56', rest: '' });
  expect(exactDollars(1_234_567n)).toEqual({ cents: '$1.23', rest: '4567' });
  expect(exactDollars(-1_234_567n)).toEqual({ cents: '-$1.23', rest: '4567' });
  expect(exactDollars(-7n)).toEqual({ cents: '-$0.00', rest: '0007' });
  expect([hasFractionOfCent(10_000n), hasFractionOfCent(-1n)]).toEqual([false, true]);
});
