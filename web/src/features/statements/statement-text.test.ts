import { monthsText } from './statement-text.ts';

test('product 30.1: months are abbreviated', () => {
  expect(monthsText([])).toBe('');
  expect(monthsText(['2026-08'])).toBe('Aug 2026');
  expect(monthsText(['2026-06', '2026-08'])).toBe('Jun – Aug 2026');
  expect(monthsText(['2025-12', '2026-01'])).toBe('Dec 2025 – Jan 2026');
});
