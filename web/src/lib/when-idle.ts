/** For browsers without `requestIdleCallback` (Safari). */
const SOON_MS = 300;

/** Runs something when the page has been drawn and is idle. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
}
