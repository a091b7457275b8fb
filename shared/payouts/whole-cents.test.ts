import { MINIMUM_PAYOUT, wholeCents } from './whole-cents.ts';

test.each([
  [60_004_999n, 60_000_000n],
  [9_999n, 0n],
  [0n, 0n],
  [-50_000_000n, 0n],
])('of %i micro-dollars, %i can be paid: whole cents, and nothing of a debt (product 24.2)', (micros, whole) =>
  expect(wholeCents(micros)).toBe(whole),
);

test('the minimum payout is $50.00 (product 24.2)', () => expect(MINIMUM_PAYOUT).toBe(50_000_000n));
