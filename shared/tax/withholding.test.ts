import { computeWithholding, expiryDay, taxStanding } from './withholding.ts';

const DAY = '2026-11-23';
const w8 = (treatyCountry?: string) => ({ kind: 'w8ben' as const, treatyCountry, expiresOn: '2029-12-31' });

test('derives the rate from the form (product 27.2)', () => {
  expect(taxStanding(undefined, DAY)).toEqual({ basis: 'none', percent: 30, of: 'us' });
  expect(taxStanding({ kind: 'w9', isBackup: false }, DAY)).toEqual({ basis: 'w9', percent: 0, of: 'us' });
  expect(taxStanding({ kind: 'w9', isBackup: true }, DAY)).toEqual({ basis: 'w9', percent: 24, of: 'all' });
  expect(taxStanding(w8(), DAY)).toEqual({ basis: 'w8ben', percent: 30, of: 'us' });
  expect(taxStanding(w8('DE'), DAY)).toEqual({ basis: 'w8ben', percent: 0, of: 'us' });
  expect(taxStanding(w8('IN'), DAY)).toEqual({ basis: 'w8ben', percent: 15, of: 'us' });
  expect(taxStanding(w8('BR'), DAY)).toEqual({ basis: 'w8ben', percent: 30, of: 'us' });
});

test('a W-8BEN is valid until the end of the third year after its own (product 27.2)', () => {
  expect(expiryDay('2026-02-01')).toBe('2029-12-31');
  expect(taxStanding(w8('DE'), '2029-12-31')).toMatchObject({ basis: 'w8ben' });
  expect(taxStanding(w8('DE'), '2030-01-01')).toMatchObject({ basis: 'none', percent: 30 });
});

test('withholds from US earnings once, in whole cents (product 27.3)', () => {
  const us = { percent: 30, of: 'us' } as const;
  const of = (micros: bigint, usEarned: bigint, usPaid = 0n) => computeWithholding({ micros, usEarned, usPaid }, us);
  expect(of(60_000_000n, 10_000_000n)).toEqual({ usMicros: 10_000_000n, withheldMicros: 3_000_000n });
  expect(of(60_000_000n, 90_000_000n)).toEqual({ usMicros: 60_000_000n, withheldMicros: 18_000_000n });
  expect(of(60_000_000n, 90_000_000n, 85_000_000n)).toEqual({ usMicros: 5_000_000n, withheldMicros: 1_500_000n });
  expect(of(60_000_000n, 5_000_000n, 9_000_000n)).toEqual({ usMicros: 0n, withheldMicros: 0n });
  expect(of(60_000_000n, 10_033_333n)).toEqual({ usMicros: 10_033_333n, withheldMicros: 3_000_000n });
  expect(computeWithholding({ micros: 60_000_000n, usEarned: 0n, usPaid: 0n }, { percent: 24, of: 'all' })).toEqual({
    usMicros: 0n,
    withheldMicros: 14_400_000n,
  });
});
