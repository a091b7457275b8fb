import { expect, test } from '@jest/globals';
import { memoSuccess } from './memo-success.ts';

test('calls share one answer, even while it is pending', async () => {
  let calls = 0;
  const get = memoSuccess(async () => ++calls);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(1);
});

test('a failure is returned to every waiting call, and the next call asks again', async () => {
  let calls = 0;
  const get = memoSuccess(async () => {
    calls += 1;
    if (calls === 1) throw new Error('No connection');
    return calls;
  });
  const [first, second] = await Promise.allSettled([get(), get()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe(2);
});
