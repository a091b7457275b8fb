import { inTurn } from './in-turn.ts';

test('tasks with one key never overlap, and a failed one does not stop the next', async () => {
  const running = new Set<string>();
  const ends = await inTurn(
    ['a1', 'a2', 'b1', 'a3'],
    ([key]) => key,
    async (task) => {
      expect([...running].some((other) => other[0] === task[0])).toBe(false);
      running.add(task);
      await new Promise((done) => setImmediate(done));
      running.delete(task);
      if (task === 'a2') throw new Error('failed');
    },
  );
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});
