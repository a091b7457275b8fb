import { monthAfter, monthText, thisMonth } from './months.ts';

test('months are in UTC, and continue across the end of a year (product 28.2)', () => {
  expect(thisMonth(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12');
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthText('2026-11')).toBe('November 2026');
  expect(monthText('soon')).toBe('soon');
});
