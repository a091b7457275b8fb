/** For browsers without idle time of their own (Safari). */
const SOON_MS = 300;

/** Does something when the page has been drawn and waits for its user. @returns takes it back */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
}
