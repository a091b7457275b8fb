import { LEAST_PAYOUT, wholeCents } from './whole-cents.ts';

test.each([
  [60_004_999n, 60_000_000n],
  [9_999n, 0n],
  [0n, 0n],
  [-50_000_000n, 0n],
])('product 24.2: of %i micro-dollars %i can be paid: whole cents, and nothing of what is owed', (micros, whole) =>
  expect(wholeCents(micros)).toBe(whole),
);

test('product 24.2: the least payout is $50.00', () => expect(LEAST_PAYOUT).toBe(50_000_000n));
