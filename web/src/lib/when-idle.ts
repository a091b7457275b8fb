/** The delay in browsers without `requestIdleCallback` (Safari). */
const FALLBACK_DELAY_MS = 300;

/** Runs a function when the page has been painted and is idle. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
}
