import { searchTermsOf } from './search-terms.ts';

const termsOf = (fullName: string, artistName = '', instagramHandle = '') =>
  searchTermsOf({ fullName, artistName, instagramHandle });

test('an account is found from the beginning of each word of its names, without accents (product 13.1)', () => {
  expect(termsOf('Sigríður  ROS-Dóttir', 'Sigur Rós')).toEqual([
    'sigriður ros dottir',
    'ros dottir',
    'dottir',
    'sigur ros',
    'ros',
  ]);
});

test.each([
  ['@mara.ellis', 'mara ellis'],
  ['https://www.instagram.com/mara_ellis/', 'mara ellis'],
  ['Instagram: @maraellis', 'maraellis'],
  ['maraellis', 'maraellis'],
  ['https://instagram.com/mara?igsh=1', 'mara igsh 1'],
])('product 13.1: an account is found by the handle in %s', (handle, term) => {
  expect(termsOf('', '', handle)).toEqual([term]);
});

test('a term is stored once, has a maximum length, and contains no separator of keys', () => {
  expect(termsOf('Mara', 'Mara', '@mara')).toEqual(['mara']);
  expect(termsOf('a#b')).toEqual(['a b', 'b']);
  expect(termsOf('x '.repeat(50))).toHaveLength(6);
  expect(termsOf('y'.repeat(100))[0]).toHaveLength(60);
  expect(termsOf('!!!', '', '@')).toEqual([]);
});
