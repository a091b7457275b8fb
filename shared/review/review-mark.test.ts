import { markInForce } from './review-mark.ts';

const looksGood = { by: { id: 'a', name: 'Olga Office' }, at: '2026-11-02T10:00:00.000Z' };
const submitted = (at: string) => ({ submission: { at } });

test('product 22.3: a mark applies only to the submission that was reviewed, not to a later one', () => {
  expect(markInForce({ ...submitted('2026-11-02T09:00:00.000Z'), looksGood })).toBe(looksGood);
  expect(markInForce({ ...submitted('2026-11-02T10:00:00.000Z'), looksGood })).toBe(looksGood);
  expect(markInForce({ ...submitted('2026-11-02T10:00:00.001Z'), looksGood })).toBeNull();
  expect(markInForce(submitted('2026-11-02T09:00:00.000Z'))).toBeNull();
  expect(markInForce({ looksGood })).toBeNull();
});
