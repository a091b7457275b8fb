import fc from 'fast-check';
import { planNames, plans } from './plan.ts';
import { type PaymentWithTimes, percentageOfMonth, planOnDay } from './plan-on-day.ts';

const at = (day: string) => `${day}T23:30:00.000Z`;
const single: PaymentWithTimes = { plan: 'single', cents: 300, paidAt: at('2026-03-10') };
const upgrade: PaymentWithTimes = { plan: 'ep', cents: 300, paidAt: at('2026-03-20') };
const annual: PaymentWithTimes = {
  plan: 'annual_9',
  cents: 900,
  paidAt: at('2025-03-10'),
  expiresAt: at('2026-03-10'),
};

describe('the plan of a release on a day (product 10.15)', () => {
  it.each<[string, PaymentWithTimes[], number, [day: string, plan: string | null, percentage: number][]]>([
    [
      'a payment counts from its day on',
      [single],
      1,
      [
        ['2026-03-09', null, 95],
        ['2026-03-10', 'single', 100],
        ['2036-03-10', 'single', 100],
      ],
    ],
    [
      'what is given back does not, from that day on',
      [{ ...single, refundedAt: at('2026-03-12') }],
      1,
      [
        ['2026-03-11', 'single', 100],
        ['2026-03-12', null, 95],
      ],
    ],
    ['nor on the one day of both', [{ ...single, refundedAt: at('2026-03-10') }], 1, [['2026-03-10', null, 95]]],
    [
      'a dispute takes it, and a dispute that is won brings it back',
      [{ ...single, disputedAt: at('2026-03-12'), wonAt: at('2026-03-20') }],
      1,
      [
        ['2026-03-11', 'single', 100],
        ['2026-03-12', null, 95],
        ['2026-03-19', null, 95],
        ['2026-03-20', 'single', 100],
      ],
    ],
    [
      'a dispute that is lost takes it for ever',
      [{ ...single, disputedAt: at('2026-03-12') }],
      1,
      [['2036-03-12', null, 95]],
    ],
    [
      'a yearly plan falls on the day of its end',
      [annual],
      9,
      [
        ['2026-03-09', 'annual_9', 100],
        ['2026-03-10', null, 95],
      ],
    ],
    [
      'one of earlier years at its own share',
      [{ ...annual, plan: 'paid_5', expiresAt: undefined }],
      9,
      [['2026-03-10', 'paid_5', 95]],
    ],
    [
      'a release that has outgrown its plan has it again by the difference',
      [single, upgrade],
      2,
      [
        ['2026-03-19', null, 95],
        ['2026-03-20', 'ep', 100],
      ],
    ],
    [
      'an upgrade that is given back leaves the plan before it',
      [single, { ...upgrade, refundedAt: at('2026-03-25') }],
      1,
      [
        ['2026-03-24', 'ep', 100],
        ['2026-03-25', 'single', 100],
      ],
    ],
  ])('%s', (_, payments, trackCount, days) => {
    for (const [day, plan, percentage] of days) {
      expect([day, planOnDay(payments, trackCount, day)]).toEqual([day, { plan, percentage }]);
    }
  });
});

describe('the percentage of a month (product 10.16)', () => {
  it.each<[string, PaymentWithTimes[], [month: string, percentage: number][]]>([
    [
      'is that of its best day: the first',
      [{ ...single, paidAt: at('2026-03-31') }],
      [
        ['2026-02', 95],
        ['2026-03', 100],
        ['2026-04', 100],
      ],
    ],
    [
      'or the last',
      [{ ...single, refundedAt: at('2026-04-02') }],
      [
        ['2026-03', 100],
        ['2026-04', 100],
        ['2026-05', 95],
      ],
    ],
    [
      'not of a day on which it ended',
      [{ ...single, refundedAt: at('2026-04-01') }],
      [
        ['2026-03', 100],
        ['2026-04', 95],
      ],
    ],
    ['of a leap year’s February', [{ ...single, paidAt: at('2028-02-29') }], [['2028-02', 100]]],
    [
      'of a December',
      [{ ...single, paidAt: at('2026-12-31') }],
      [
        ['2026-11', 95],
        ['2026-12', 100],
      ],
    ],
    ['without a payment is the basic one', [], [['2026-03', 95]]],
  ])('%s', (_, payments, months) => {
    for (const [month, percentage] of months) {
      expect([month, percentageOfMonth(payments, 1, month)]).toEqual([month, percentage]);
    }
  });

  it('is the highest of its days, whatever was paid, refunded, disputed or won', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => at(`2026-03-${String(n).padStart(2, '0')}`));
    const maybe = fc.option(day, { nil: undefined });
    const payment = fc
      .record({ plan: fc.constantFrom(...planNames), paidAt: day, refundedAt: maybe, disputedAt: maybe, wonAt: maybe })
      .map((one) => ({ ...one, cents: plans[one.plan].cents }));
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 4 }), fc.integer({ min: 1, max: 15 }), (payments, trackCount) => {
        const days = Array.from({ length: 31 }, (_, n) => `2026-03-${String(n + 1).padStart(2, '0')}`);
        const each = days.map((one) => planOnDay(payments, trackCount, one).percentage);
        expect(percentageOfMonth(payments, trackCount, '2026-03')).toBe(each.includes(100) ? 100 : 95);
      }),
    );
  });
});
