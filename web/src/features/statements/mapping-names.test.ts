import { guessed } from './mapping-names.ts';

test('product 30.5: what columns are called is a beginning, and none is taken twice', () => {
  const columns = [
    'Period',
    'Retailer',
    'Country',
    'Track Title',
    'Track Artist',
    'Track ISRC',
    'Units',
    'Net Revenue',
    'Currency',
  ];
  expect(guessed(columns)).toEqual({
    from: 'Period',
    store: 'Retailer',
    territory: 'Country',
    title: 'Track Title',
    artist: 'Track Artist',
    isrc: 'Track ISRC',
    quantity: 'Units',
    amount: 'Net Revenue',
    currency: 'Currency',
  });
  expect(guessed(['a', 'b'])).toEqual({});
});
