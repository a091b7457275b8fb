/**
 * Limits how many tasks run at the same time; the others wait in order of arrival.
 * @returns a function that runs a task when it is its turn
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
      // Gives this place directly to the longest waiting task, so that a new one cannot overtake it.
      const begin = waiting.shift();
      if (begin) begin();
      else running--;
    }
  };
}
