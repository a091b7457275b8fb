import { addBusinessDays, TAKEDOWN_BUSINESS_DAYS } from './business-days.ts';

describe('product 34.3: a takedown is due five business days after it begins', () => {
  test.each([
    ['Monday', '2026-11-23', '2026-11-30'],
    ['Tuesday', '2026-11-24', '2026-12-01'],
    ['Friday', '2026-11-27', '2026-12-04'],
    ['Saturday', '2026-11-28', '2026-12-04'],
    ['Sunday', '2026-11-29', '2026-12-04'],
    ['the last days of a year, whose holidays count', '2026-12-29', '2027-01-05'],
    ['29 February', '2028-02-29', '2028-03-07'],
    ['the days before 29 February', '2028-02-25', '2028-03-03'],
    ['the days before 1 March of another year', '2027-02-26', '2027-03-05'],
  ])('%s (%s): %s', (_, day, due) => expect(addBusinessDays(day, TAKEDOWN_BUSINESS_DAYS)).toBe(due));

  it('is never on a weekend', () => {
    for (let n = 0; n < 400; n++) {
      const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
      const due = new Date(addBusinessDays(day, TAKEDOWN_BUSINESS_DAYS));
      expect([0, 6]).not.toContain(due.getUTCDay());
      expect(due.getTime()).toBeGreaterThan(new Date(day).getTime());
    }
  });
});
