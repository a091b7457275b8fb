import { expect, test } from '@jest/globals';
import { createIdempotencyKey } from './idempotency-key.ts';

test('a retry reuses the key; a different request and a new intention get a new one', () => {
  const buy = createIdempotencyKey();
  const first = buy.keyFor('single');
  expect(buy.keyFor('single')).toBe(first);
  expect(buy.keyFor('ep')).not.toBe(first);
  const second = buy.keyFor('single');
  buy.done();
  expect(buy.keyFor('single')).not.toBe(second);
});
