/**
 * Runs so many at the same time, and the others after them, in the order in which they came.
 * @returns runs one when it is its turn
 */
export function turns(atOnce: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await run();
    } finally {
      // Who waits longest takes this place: nobody who comes now is before them.
      const begin = waiting.shift();
      if (begin) begin();
      else running--;
    }
  };
}
