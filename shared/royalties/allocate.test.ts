import fc from 'fast-check';
import { allocate, type Earning } from './allocate.ts';
import { advance, exact, payeeTotals, type Scenario, seven, termsOf } from './test/scenario.ts';

const CENT = '0.01';

test.each<[string, Scenario, Record<string, bigint>]>([
  ['1: without a split all is the owner’s', { earned: ['r1/t1 2026-08 10'] }, { mara: 10_000_000n }],
  [
    '2: the basic plan keeps five percent for the platform',
    { earned: ['r1/t1 2026-08 10'], percent: { r1: 95 } },
    { mara: 9_500_000n, platform: 500_000n },
  ],
  [
    '3: each month has its own percentage',
    { earned: ['r1/t1 2026-07 10', 'r1/t1 2026-08 10'], percent: { 'r1 2026-07': 95 } },
    { mara: 19_500_000n, platform: 500_000n },
  ],
  [
    '4: each release has its own percentage',
    { earned: ['r1/t1 2026-08 10', 'r2/t2 2026-08 10'], percent: { r2: 95 } },
    { mara: 19_500_000n, platform: 500_000n },
  ],
  [
    '5: an unmatched recording is paid to nobody',
    { earned: ['? 2026-08 4', 'r1/t1 2026-08 1'] },
    { unmatched: 4_000_000n, mara: 1_000_000n },
  ],
  [
    '6: halves',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-01-01: mara 5000, kit 5000'] } },
    { mara: 5_000_000n, kit: 5_000_000n },
  ],
  [
    '7: sixty, twenty-five, fifteen',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-01-01: mara 6000, kit 2500, ørn 1500'] } },
    { mara: 6_000_000n, kit: 2_500_000n, ørn: 1_500_000n },
  ],
  [
    '8: the owner may get nothing',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-01-01: kit 10000'] } },
    { kit: 10_000_000n },
  ],
  [
    '9: one part of ten thousand',
    { earned: ['r1/t1 2026-08 1'], splits: { t1: ['2026-01-01: mara 9999, kit 1'] } },
    { mara: 999_900n, kit: 100n },
  ],
  [
    '10: a split divides what remains after the platform’s share',
    { earned: ['r1/t1 2026-08 10'], percent: { r1: 95 }, splits: { t1: ['2026-01-01: mara 5000, kit 5000'] } },
    { mara: 4_750_000n, kit: 4_750_000n, platform: 500_000n },
  ],
  [
    '11: a split of one track does not affect others',
    { earned: ['r1/t1 2026-08 10', 'r1/t2 2026-08 10'], splits: { t2: ['2026-01-01: mara 5000, kit 5000'] } },
    { mara: 15_000_000n, kit: 5_000_000n },
  ],
  [
    '12: the part of a party who has not accepted is kept in suspense',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-01-01: mara 5000, kit 5000?'] } },
    { mara: 5_000_000n, 'suspense of kit': 5_000_000n },
  ],
  [
    '13: partly accepted',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-01-01: mara 4000, kit 3000, ørn 3000?'] } },
    { mara: 4_000_000n, kit: 3_000_000n, 'suspense of ørn': 3_000_000n },
  ],
  [
    '14: a declined part is kept in suspense, not paid to the owner',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-01-01: mara 5000, kit 5000-'] } },
    { mara: 5_000_000n, 'suspense of kit': 5_000_000n },
  ],
  [
    '15: nobody has accepted',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-01-01: mara 5000?, kit 5000?'] } },
    { 'suspense of mara': 5_000_000n, 'suspense of kit': 5_000_000n },
  ],
  [
    '16: a later version does not affect an earlier month',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-09-01: kit 10000'] } },
    { mara: 10_000_000n },
  ],
  [
    '17: a version from the first day of the month',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-08-01: kit 10000'] } },
    { kit: 10_000_000n },
  ],
  [
    '18: a version from the last day of the month',
    { earned: ['r1/t1 2026-08 31'], splits: { t1: ['2026-08-31: kit 10000'] } },
    { mara: 30_000_000n, kit: 1_000_000n },
  ],
  [
    '19: a version from the middle of a month of thirty days',
    { earned: ['r1/t1 2026-09 10'], splits: { t1: ['2026-09-16: kit 10000'] } },
    { mara: 5_000_000n, kit: 5_000_000n },
  ],
  [
    '20: a version from the middle of February',
    { earned: ['r1/t1 2026-02 28'], splits: { t1: ['2026-02-08: kit 10000'] } },
    { mara: 7_000_000n, kit: 21_000_000n },
  ],
  [
    '21: a version from the middle of a February in a leap year',
    { earned: ['r1/t1 2028-02 29'], splits: { t1: ['2028-02-29: kit 10000'] } },
    { mara: 28_000_000n, kit: 1_000_000n },
  ],
  [
    '22: two versions in one month',
    { earned: ['r1/t1 2026-09 30'], splits: { t1: ['2026-09-11: mara 5000, kit 5000', '2026-09-21: kit 10000'] } },
    { mara: 15_000_000n, kit: 15_000_000n },
  ],
  [
    '23: two versions from one day: the later one',
    { earned: ['r1/t1 2026-08 10'], splits: { t1: ['2026-08-01: kit 10000', '2026-08-01: ørn 10000'] } },
    { ørn: 10_000_000n },
  ],
  [
    '24: a month reported late is shared by the version in force at that time',
    {
      earned: ['r1/t1 2026-05 10', 'r1/t1 2026-08 10'],
      splits: { t1: ['2026-01-01: kit 10000', '2026-06-01: ørn 10000'] },
    },
    { kit: 10_000_000n, ørn: 10_000_000n },
  ],
  [
    '25: a change in mid-month that is not accepted yet',
    { earned: ['r1/t1 2026-09 10'], splits: { t1: ['2026-01-01: mara 10000', '2026-09-16: mara 5000, kit 5000?'] } },
    { mara: 7_500_000n, 'suspense of kit': 2_500_000n },
  ],
  [
    '26: seven parties and one cent',
    { earned: [`r1/t1 2026-08 ${CENT}`], splits: { t1: [`2026-01-01: ${seven}`] } },
    { a: 1_429n, b: 1_429n, c: 1_429n, d: 1_429n, e: 1_428n, f: 1_428n, g: 1_428n },
  ],
  [
    '27: one micro among seven parties goes to the largest remainder',
    { earned: ['r1/t1 2026-08 0.000001'], splits: { t1: [`2026-01-01: ${seven}`] } },
    { a: 1n },
  ],
  [
    '28: thirds of a dollar',
    { earned: ['r1/t1 2026-08 1'], splits: { t1: ['2026-01-01: a 3333, b 3333, c 3334'] } },
    { a: 333_300n, b: 333_300n, c: 333_400n },
  ],
  [
    '29: two halves of a micro are one micro for one party',
    { earned: ['r1/t1 2026-08 0.000001'], splits: { t1: ['2026-01-01: a 5000, b 5000'] } },
    { a: 1n },
  ],
  ['30: less than a micro in total is paid to nobody', { earned: ['r1/t1 2026-08 0.0000009'] }, {}],
  [
    '31: small lines are added before they are rounded',
    { earned: Array.from({ length: 10 }, () => 'r1/t1 2026-08 0.0000001') },
    { mara: 1n },
  ],
  [
    '32: euros, at a rate of eight decimals',
    { earned: ['r1/t1 2026-08 100.123456789'], rate: '1.08451237' },
    { mara: 108_585_127n },
  ],
  ['33: yen', { earned: ['r1/t1 2026-08 1000'], rate: '0.0067' }, { mara: 6_700_000n }],
  [
    '34: a store’s correction is borne by everyone alike',
    { earned: ['r1/t1 2026-08 -10'], percent: { r1: 95 }, splits: { t1: ['2026-01-01: mara 5000, kit 5000'] } },
    { mara: -4_750_000n, kit: -4_750_000n, platform: -500_000n },
  ],
  [
    '35: a correction is offset within the statement',
    { earned: ['r1/t1 2026-08 10', 'r1/t1 2026-08 -4'] },
    { mara: 6_000_000n },
  ],
  [
    '36: a negative third is rounded by its remainder',
    { earned: ['r1/t1 2026-08 -0.00001'], splits: { t1: ['2026-01-01: a 3333, b 3333, c 3334'] } },
    { a: -3n, b: -3n, c: -4n },
  ],
  [
    '37: an advance recoups its part of a share',
    { earned: ['r1/t1 2026-08 4'], advances: [advance()] },
    { mara: 2_000_000n, 'back for adv': 2_000_000n },
  ],
  [
    '38: over two releases, until it is recouped',
    { earned: ['r1/t1 2026-08 4', 'r2/t2 2026-08 4'], advances: [advance()] },
    { mara: 5_000_000n, 'back for adv': 3_000_000n },
  ],
  [
    '39: from one release and from the debtor only',
    {
      earned: ['r1/t1 2026-08 4', 'r2/t2 2026-08 4'],
      splits: { t2: ['2026-01-01: mara 5000, kit 5000'] },
      advances: [advance({ releases: ['r2'] })],
    },
    { mara: 5_000_000n, kit: 2_000_000n, 'back for adv': 1_000_000n },
  ],
  [
    '40: two advances never recoup more than the share',
    { earned: ['r1/t1 2026-08 4'], advances: [advance({ parts: 10_000 }), advance({ id: 'more', parts: 10_000 })] },
    { mara: 0n, 'back for adv': 3_000_000n, 'back for more': 1_000_000n },
  ],
  [
    '41: nothing is recouped from a negative share',
    { earned: ['r1/t1 2026-08 -4'], advances: [advance()] },
    { mara: -4_000_000n },
  ],
  [
    '42: nothing is recouped from a share in suspense',
    { earned: ['r1/t1 2026-08 4'], splits: { t1: ['2026-01-01: mara 10000?'] }, advances: [advance()] },
    { 'suspense of mara': 4_000_000n },
  ],
])('%s (product 23.6)', (_, scenario, expected) => {
  expect(payeeTotals(scenario)).toEqual(expected);
});

test('shares of any statement sum to its total, and none is off by a micro (product 23.6)', () => {
  const anyEarning = fc.record({
    track: fc.integer({ min: 0, max: 4 }),
    units: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 14n }),
    places: fc.integer({ min: 0, max: 24 }),
    month: fc.constantFrom('2026-02', '2026-07', '2026-09'),
  });
  const cut = (parts: readonly number[]) =>
    `${parts.map((part, n) => `p${n} ${part}`).join(', ')}, last ${10_000 - parts.reduce((a, b) => a + b, 0)}`;
  const anySplit = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 8 }).map(cut);
  fc.assert(
    fc.property(fc.array(anyEarning, { minLength: 1, maxLength: 30 }), anySplit, anySplit, (earned, first, second) => {
      const earnings = earned.map(
        ({ track, units, places, month }): Earning => ({
          track: track === 0 ? undefined : { releaseId: `r${track % 2}`, trackId: `t${track}` },
          month,
          amount: { units, places },
        }),
      );
      const terms = termsOf({
        earned: [],
        percent: { r1: 95 },
        splits: { t1: [`2026-01-01: ${first}`, `2026-07-12: ${second}`] },
      });
      const { shares, micros, rest, denominator } = allocate(earnings, exact('1.0845'), terms);
      // Computes the same total independently: 24 decimals of the amounts and 4 of the rate.
      const total = earnings.reduce(
        (all, { amount }) => all + amount.units * 10n ** BigInt(24 - amount.places) * 10_845n,
        0n,
      );
      const scale = 10n ** 22n;
      expect(micros * scale + (rest * scale) / denominator).toBe(total);
      expect(rest >= 0n && rest < denominator).toBe(true);
      expect(shares.reduce((all, share) => all + share.micros, 0n)).toBe(micros);
      expect(allocate([...earnings].reverse(), exact('1.0845'), terms)).toEqual({ shares, micros, rest, denominator });
    }),
  );
});
