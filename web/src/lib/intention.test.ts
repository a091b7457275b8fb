import { expect, test } from '@jest/globals';
import { createIntention } from './intention.ts';

test('a retry has the same key; another request and the next intention have another', () => {
  const buy = createIntention();
  const first = buy.keyFor('single');
  expect(buy.keyFor('single')).toBe(first);
  expect(buy.keyFor('ep')).not.toBe(first);
  const second = buy.keyFor('single');
  buy.done();
  expect(buy.keyFor('single')).not.toBe(second);
});
