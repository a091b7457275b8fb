import { fromPercent, toPercent } from './part-in-percent.ts';

test('shows parts as percent with two decimals (product 29.1)', () => {
  expect([10_000, 3333, 5, 50].map(toPercent)).toEqual(['100.00%', '33.33%', '0.05%', '0.50%']);
});

test.each([
  ['33.33', 3333],
  ['33,3 %', 3330],
  ['50', 5000],
  ['100%', 10_000],
  ['0.05', 5],
  ['12.', 1200],
  ['100.01', undefined],
  ['33.333', undefined],
  ['-5', undefined],
  ['1e2', undefined],
  ['', undefined],
])('converts typed percent to parts: %j', (typed, parts) => {
  expect(fromPercent(typed)).toBe(parts);
});
