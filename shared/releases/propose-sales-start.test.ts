import { proposeSalesStart } from './propose-sales-start.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('product 32.7: proposes the first Friday more than four weeks ahead, whatever day it is today', () => {
  for (let n = 0; n < 800; n++) {
    const now = new Date(Date.parse('2026-01-01T23:59:00Z') + n * DAY_MS);
    const proposed = Date.parse(proposeSalesStart(now));
    const ahead = Math.round((proposed - Date.parse(now.toISOString().slice(0, 10))) / DAY_MS);
    expect(new Date(proposed).getUTCDay()).toBe(5);
    expect(ahead).toBeGreaterThan(28);
    expect(ahead).toBeLessThan(36);
  }
  expect(proposeSalesStart(new Date('2026-11-23T10:00:00Z'))).toBe('2026-12-25');
});
