/** Resolves when the browser has a connection, or when stopped. */
export function whenOnline(stop: AbortSignal): Promise<void> {
  if (navigator.onLine || stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      window.removeEventListener('online', go);
      stop.removeEventListener('abort', go);
      resolve();
    };
    window.addEventListener('online', go);
    stop.addEventListener('abort', go);
  });
}
