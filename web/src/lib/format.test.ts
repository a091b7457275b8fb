import { expect, test } from '@jest/globals';
import { duration, fileSize, plural, price, shortDate } from './format.ts';

test('a day is the same day in every time zone', () => {
  expect(shortDate('2026-11-21')).toBe('Nov 21, 2026');
});

test('money has two decimals', () => {
  expect(price(300)).toBe('$3.00');
  expect(price(123456)).toBe('$1,234.56');
});

test('the length of a track', () => {
  expect([duration(187_400), duration(59_600), duration(3_723_000)]).toEqual(['3:07', '1:00', '1:02:03']);
});

test('sizes and counts', () => {
  expect([fileSize(100), fileSize(45_193_626)]).toEqual(['1 KB', '43.1 MB']);
  expect([plural(0, 'track'), plural(1, 'track'), plural(1_200, 'track')]).toEqual([
    '0 tracks',
    '1 track',
    '1,200 tracks',
  ]);
});
