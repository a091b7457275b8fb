import fc from 'fast-check';
import { BASIC_PERCENTAGE, planFor, plans } from './plan.ts';
import { planInForce, planToPay, shareInForce } from './plan-in-force.ts';

const now = new Date('2026-11-01T10:00:00.000Z');
const before = '2026-11-01T09:59:59.999Z';
const after = '2026-11-01T10:00:00.001Z';
const single = { name: 'single', percentage: 100 } as const;
const annual = (expiresAt: string) => ({ name: 'annual_9', percentage: 100, expiresAt }) as const;

test('a plan that the release has outgrown counts as basic until the difference is paid (product 10.5)', () => {
  expect(planInForce(single, 1, now)).toBe('single');
  expect(shareInForce(single, 1, now)).toBe(100);
  expect(planToPay(single, 1, now)).toBeUndefined();

  expect(planInForce(single, 2, now)).toBeNull();
  expect(shareInForce(single, 2, now)).toBe(BASIC_PERCENTAGE);
  expect(planToPay(single, 2, now)).toEqual({ plan: 'ep', cents: 300 });
  expect(planToPay({ name: 'ep' }, 7, now)).toEqual({ plan: 'album', cents: 300 });
});

test('without a plan the artist keeps 95%, and the whole price is due (product 10.3)', () => {
  expect(shareInForce(null, 3, now)).toBe(95);
  expect(planToPay(null, 3, now)).toEqual({ plan: 'ep', cents: 600 });
  expect(planToPay(null, 0, now)).toBeUndefined();
});

test('a yearly plan expires, and the release returns to 95% (product 10.4)', () => {
  expect(planInForce(annual(after), 9, now)).toBe('annual_9');
  expect(shareInForce(annual(after), 9, now)).toBe(100);
  expect(planInForce(annual(before), 9, now)).toBeNull();
  expect(shareInForce(annual(before), 9, now)).toBe(95);
  expect(planToPay(annual(before), 9, now)).toEqual({ plan: 'album', cents: 900 });
});

test('a yearly plan expires at an exact time (product 10.4)', () => {
  expect(planInForce(annual(now.toISOString()), 9, now)).toBeNull();
});

test('a plan that was not sold by tracks covers any number of them, at its own share (product 10.4)', () => {
  for (let tracks = 0; tracks <= 15; tracks++) {
    expect(planInForce({ name: 'paid_5' }, tracks, now)).toBe('paid_5');
    expect(shareInForce({ name: 'paid_5', percentage: 95 }, tracks, now)).toBe(95);
  }
});

test('a plan on sale is in force up to its track limit, and paying the price due puts one in force (product 10.5)', () => {
  const held = fc.constantFrom(...(Object.keys(plans) as (keyof typeof plans)[]));
  fc.assert(
    fc.property(held, fc.integer({ min: 1, max: 15 }), (name, tracks) => {
      const isInForce = planInForce({ name }, tracks, now) === name;
      expect(isInForce).toBe(tracks <= plans[name].tracks.to);
      const due = planToPay({ name }, tracks, now);
      expect(due === undefined).toBe(isInForce);
      if (!due) return;
      expect(due.plan).toBe(planFor(tracks));
      expect(due.cents).toBe(plans[due.plan].cents - plans[name].cents);
      expect(planInForce({ name: due.plan }, tracks, now)).toBe(due.plan);
    }),
  );
});
