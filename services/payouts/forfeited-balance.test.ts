import { forfeitedBalance } from './forfeited-balance.ts';

const none = { available: 0n, requested: 0n, inFlight: 0n, held: 0n };

test('less than a cent, or a debt, does not keep an account from being deleted (product 19.1)', () => {
  expect(forfeitedBalance(none)).toBeUndefined();
  expect(forfeitedBalance({ ...none, available: 9_999n })).toBeUndefined();
  expect(forfeitedBalance({ ...none, available: -50_000_000n })).toBeUndefined();
});

test('a cent does, and so does money that is in transit or held (product 19.1)', () => {
  expect(forfeitedBalance({ ...none, available: 10_001n })).toEqual({ available: 10_000n, pending: 0n, held: 0n });
  expect(forfeitedBalance({ ...none, requested: 1n, inFlight: 2n })).toEqual({ available: 0n, pending: 3n, held: 0n });
  expect(forfeitedBalance({ ...none, held: 1n })).toEqual({ available: 0n, pending: 0n, held: 1n });
});
