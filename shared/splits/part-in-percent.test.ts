import { partsOfPercent, percentOf } from './part-in-percent.ts';

test('parts are shown as percent with two decimals (product 29.1)', () => {
  expect([10_000, 3333, 5, 50].map(percentOf)).toEqual(['100.00%', '33.33%', '0.05%', '0.50%']);
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
])('what is typed as percent becomes parts: %j', (typed, parts) => {
  expect(partsOfPercent(typed)).toBe(parts);
});
