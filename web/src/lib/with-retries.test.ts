import { expect, test } from '@jest/globals';
import { Problem } from '../../../shared/contract/problem.ts';
import { withRetries } from './with-retries.ts';

const failing = (times: number, error: Error) => {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
  return { attempt, tries: () => tries };
};

test('retries after a lost response, and gives up on a server that keeps failing', async () => {
  expect(await withRetries(failing(1, new Error('connection lost')).attempt)).toBe(2);
  expect(await withRetries(failing(1, new Problem('busy')).attempt)).toBe(2);
  const dead = failing(9, new Problem('internal'));
  await expect(withRetries(dead.attempt)).rejects.toThrow(Problem);
  expect(dead.tries()).toBe(3);
});

test('does not retry after a rejection', async () => {
  const refused = failing(9, new Problem('release-locked'));
  await expect(withRetries(refused.attempt)).rejects.toThrow(Problem);
  expect(refused.tries()).toBe(1);
});
