import { setTimeout } from 'node:timers/promises';

/** Tells the time, and waits, both in milliseconds. */
type Clock = { now: () => number; sleep: (ms: number) => Promise<unknown> };

const systemClock: Clock = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) };

/**
 * Limits how often something is done, for calls to a service with a quota per second (a leaky bucket).
 * @param perSecond how many turns begin per second, averaged over any time longer than a burst
 * @param burst how many turns may begin at once after a pause
 * @returns a function that waits for the caller's turn; a call may take several turns
 */
export function pacer(
  perSecond: number,
  { burst = 1, clock = systemClock }: { burst?: number; clock?: Clock } = {},
): (turns?: number) => Promise<void> {
  const intervalMs = 1000 / perSecond;
  let next = Number.NEGATIVE_INFINITY;
  return async (turns = 1) => {
    const now = clock.now();
    const mine = Math.max(next, now - (burst - 1) * intervalMs);
    next = mine + turns * intervalMs;
    if (mine > now) await clock.sleep(mine - now);
  };
}
