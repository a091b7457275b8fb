import { limitConcurrency } from './limit-concurrency.ts';

/** A task that ends when the test says so. */
function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end: () => end(), run: () => done };
}
const nextTick = () => new Promise((next) => setImmediate(next));

it('runs up to the limit at once, and the others in order as places become free', async () => {
  const inTurn = limitConcurrency(2);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, work);
  const ends = works.map(({ run }, n) =>
    inTurn(() => {
      begun.push(n);
      return run();
    }),
  );
  await nextTick();
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  await nextTick();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(ends);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it('frees the place of a task that fails, and keeps the limit afterwards', async () => {
  const inTurn = limitConcurrency(1);
  const failed = inTurn(async () => {
    throw new Error('no');
  });
  const after = inTurn(async () => 'after');
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('after');
  const [first, second] = [work(), work()];
  const begun: string[] = [];
  const both = [first, second].map(({ run }, n) =>
    inTurn(() => {
      begun.push(String(n));
      return run();
    }),
  );
  await nextTick();
  expect(begun).toEqual(['0']);
  first.end();
  second.end();
  await Promise.all(both);
});
