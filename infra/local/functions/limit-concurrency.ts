/**
 * Limits how many tasks run concurrently; the rest wait in order of arrival.
 * @returns a function that runs a task when its turn comes
 */
export function limitConcurrency(atOnce: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await run();
    } finally {
      // Passes this slot directly to the task that has waited longest, so that a new one cannot overtake it.
      const begin = waiting.shift();
      if (begin) begin();
      else running--;
    }
  };
}
