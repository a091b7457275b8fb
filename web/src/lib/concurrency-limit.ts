/** Limits concurrency to `most`. Further callers wait in their original order. */
export function concurrencyLimit(most: number) {
  let used = 0;
  const waiting: (() => void)[] = [];
  const free = () => {
    used -= 1;
    waiting.shift()?.();
  };
  return {
    /**
     * Waits for a slot, or leaves the queue when stopped. @returns a function that frees the slot; undefined if stopped
     */
    take: (stop: AbortSignal): Promise<(() => void) | undefined> =>
      new Promise((resolve) => {
        const take = () => {
          stop.removeEventListener('abort', leave);
          used += 1;
          resolve(free);
        };
        const leave = () => {
          const place = waiting.indexOf(take);
          if (place >= 0) waiting.splice(place, 1);
          resolve(undefined);
        };
        if (stop.aborted) return leave();
        if (used < most) return take();
        waiting.push(take);
        stop.addEventListener('abort', leave, { once: true });
      }),
  };
}
