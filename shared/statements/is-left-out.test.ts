import { isLeftOut } from './is-left-out.ts';

const columns = ['Type', 'Store', 'Net'];

test('product 23.22: a row is left out by the value of a column, ignoring case and surrounding space', () => {
  const exclude = [
    { column: 'type ', value: 'Debit' },
    { column: 'Store', value: 'Total' },
  ];
  expect(isLeftOut([' DEBIT', 'Spotify', '1'], columns, exclude)).toBe(true);
  expect(isLeftOut(['Credit', 'total', '1'], columns, exclude)).toBe(true);
  expect(isLeftOut(['Credit', 'Total Store', '1'], columns, exclude)).toBe(false);
  expect(isLeftOut(['Credit'], columns, exclude)).toBe(false);
  expect(isLeftOut(['Debit'], columns, [])).toBe(false);
  expect(isLeftOut(['Debit'], columns, [{ column: 'Kind', value: 'Debit' }])).toBe(false);
});
