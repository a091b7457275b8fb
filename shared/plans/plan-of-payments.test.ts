import fc from 'fast-check';
import { type HeldPlanName, planNames, plans, priceCents } from './plan.ts';
import { type PaidForPlan, planOfPayments } from './plan-of-payments.ts';

const paid = (plan: HeldPlanName, cents: number, paidAt = '2026-03-01T10:00:00.000Z'): PaidForPlan => ({
  plan,
  cents,
  paidAt,
});
const single = paid('single', 300);
const toEp = paid('ep', 300, '2026-03-02T10:00:00.000Z');
const toAlbum = paid('album', 600, '2026-03-03T10:00:00.000Z');

describe('a release has the highest plan that its payments cover (product 10.6)', () => {
  it.each<[string, PaidForPlan[], HeldPlanName | undefined]>([
    ['nothing paid', [], undefined],
    ['a Single', [single], 'single'],
    ['a Single and the difference', [single, toEp], 'ep'],
    ['a whole Album', [paid('album', 900)], 'album'],
    ['an upgrade that went back', [single], 'single'],
    ['an upgrade whose first payment went back: it still buys what it can', [toEp], 'single'],
    ['the same with a larger one', [toAlbum], 'ep'],
    ['less than any plan', [paid('single', 299)], undefined],
  ])('%s', (_, payments, name) => {
    expect(planOfPayments(payments)?.name).toBe(name);
  });

  it('has it since the last payment, in whatever order they are listed', () => {
    expect(planOfPayments([toEp, single])).toEqual({ name: 'ep', percentage: 100, paidAt: toEp.paidAt });
  });

  it('ends at the plan that was bought, with upgrades by their differences in any order', () => {
    const steps = fc.subarray([...planNames], { minLength: 1 });
    fc.assert(
      fc.property(steps, fc.array(fc.nat(99), { minLength: 3, maxLength: 3 }), (names, order) => {
        const payments = names.map((name, n) => paid(name, priceCents(name, names[n - 1])));
        const shuffled = payments.toSorted(
          (a, b) => (order[payments.indexOf(a)] ?? 0) - (order[payments.indexOf(b)] ?? 0),
        );
        expect(planOfPayments(shuffled)?.name).toBe(names.at(-1));
      }),
    );
  });

  it('never loses a plan by one more payment', () => {
    const payment = fc.record({ plan: fc.constantFrom(...planNames), cents: fc.integer({ min: 1, max: 900 }) });
    const cents = (name: HeldPlanName | undefined) => (name ? plans[name as keyof typeof plans].cents : 0);
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 6 }), (all) => {
        const payments = all.map((one) => paid(one.plan, one.cents));
        expect(cents(planOfPayments(payments)?.name)).toBeGreaterThanOrEqual(
          cents(planOfPayments(payments.slice(1))?.name),
        );
      }),
    );
  });
});

describe('legacy plans (product 10.4)', () => {
  const annual = { ...paid('annual_9', 900), expiresAt: '2027-03-01T10:00:00.000Z' };

  it('have their own shares, and only the yearly one expires', () => {
    expect(planOfPayments([annual])).toEqual({
      name: 'annual_9',
      percentage: 100,
      paidAt: annual.paidAt,
      expiresAt: annual.expiresAt,
    });
    expect(planOfPayments([paid('paid_5', 500)])).toEqual({
      name: 'paid_5',
      percentage: 95,
      paidAt: '2026-03-01T10:00:00.000Z',
    });
  });

  it('do not count towards a plan on sale, which ranks above them', () => {
    expect(planOfPayments([annual, single])?.name).toBe('single');
    expect(planOfPayments([annual, paid('single', 299)])?.name).toBe('annual_9');
  });
});
