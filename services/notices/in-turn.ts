/**
 * Runs tasks with the same key one after the other, and those with different keys at the same time. A failed task does
 * not stop the next ones.
 * @returns the outcome of each task, in order
 */
export function inTurn<T>(
  all: readonly T[],
  keyOf: (one: T) => string | undefined,
  run: (one: T) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const last = new Map<string, Promise<void>>();
  const runs = all.map((one) => {
    const key = keyOf(one);
    const before = (key !== undefined && last.get(key)) || Promise.resolve();
    const mine = before.then(
      () => run(one),
      () => run(one),
    );
    if (key !== undefined) last.set(key, mine);
    return mine;
  });
  return Promise.allSettled(runs);
}
