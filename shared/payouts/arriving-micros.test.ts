import { arrivingMicros, withheldMicros } from './arriving-micros.ts';
import { payoutStates } from './payout-state.ts';

const tax = { basis: 'none', percent: 30, of: 'us', usMicros: '14650000', withheldMicros: '4390000' } as const;

test('withholds tax from payouts that are pending, on their way or completed, and from no others (product 27.3)', () => {
  const withheld = payoutStates.filter((state) => withheldMicros({ state, tax }) === 4_390_000n);
  expect(withheld).toEqual(['requested', 'processing', 'completed']);
  const whole = payoutStates.filter((state) => withheldMicros({ state, tax }) === 0n);
  expect(whole).toEqual(['returned', 'rejected', 'cancelled', 'failed']);
});

test('the amount less the tax withheld arrives (product 24.14)', () => {
  const amountMicros = '134390000';
  expect(arrivingMicros({ state: 'completed', amountMicros, tax })).toBe(130_000_000n);
  expect(arrivingMicros({ state: 'completed', amountMicros })).toBe(134_390_000n);
  expect(arrivingMicros({ state: 'rejected', amountMicros, tax })).toBe(134_390_000n);
});
