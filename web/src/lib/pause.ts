/** Waits for a time, or until stopped. */
export const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(go, ms);
    function go() {
      clearTimeout(timer);
      stop.removeEventListener('abort', go);
      resolve();
    }
    stop.addEventListener('abort', go);
    if (stop.aborted) go();
  });
