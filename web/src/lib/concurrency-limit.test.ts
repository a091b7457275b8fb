import { expect, test } from '@jest/globals';
import { concurrencyLimit } from './concurrency-limit.ts';

test('grants a limited number of slots in order; a stopped caller leaves the queue', async () => {
  const slots = concurrencyLimit(2);
  const began: string[] = [];
  const begin = async (name: string, stop = new AbortController()) => {
    const free = await slots.take(stop.signal);
    began.push(free ? name : `${name} left`);
    return free;
  };
  const stop = new AbortController();
  const [a, , c, d, e] = [begin('a'), begin('b'), begin('c', stop), begin('d'), begin('e')];
  const free = await a;
  expect(began).toEqual(['a', 'b']);
  stop.abort();
  await c;
  free?.();
  const next = await d;
  expect(began).toEqual(['a', 'b', 'c left', 'd']);
  next?.();
  await e;
  expect(began).toEqual(['a', 'b', 'c left', 'd', 'e']);
  const stopped = new AbortController();
  stopped.abort();
  expect(await slots.take(stopped.signal)).toBeUndefined();
});
