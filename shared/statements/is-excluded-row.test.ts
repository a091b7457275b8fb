import { isExcludedRow } from './is-excluded-row.ts';

const columns = ['Type', 'Store', 'Net'];

test('product 23.22: a row is left out by the value of a column, ignoring case and surrounding space', () => {
  const exclude = [
    { column: 'type ', value: 'Debit' },
    { column: 'Store', value: 'Total' },
  ];
  expect(isExcludedRow([' DEBIT', 'Spotify', '1'], columns, exclude)).toBe(true);
  expect(isExcludedRow(['Credit', 'total', '1'], columns, exclude)).toBe(true);
  expect(isExcludedRow(['Credit', 'Total Store', '1'], columns, exclude)).toBe(false);
  expect(isExcludedRow(['Credit'], columns, exclude)).toBe(false);
  expect(isExcludedRow(['Debit'], columns, [])).toBe(false);
  expect(isExcludedRow(['Debit'], columns, [{ column: 'Kind', value: 'Debit' }])).toBe(false);
});
