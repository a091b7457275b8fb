import { expect, test } from '@jest/globals';
import { timeLeft } from './time-left.ts';

test.each([
  [0.5, 'a few seconds'],
  [41, '50 s'],
  [75, '1 min'],
  [3600, '60 min'],
  [3 * 3600, '3 h'],
])('%s seconds are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
