import { expect, test } from '@jest/globals';
import { regions } from './regions.ts';
import { territories } from './territories.ts';

test('product 6.14: every territory is in exactly one region, and no region has anything else', () => {
  const placed = regions.flatMap(({ codes }) => codes);
  expect([...placed].sort()).toEqual(territories.map(({ code }) => code).sort());
});
