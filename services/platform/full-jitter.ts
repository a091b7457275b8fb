/**
 * Returns how long to wait before a retry: a random time below a bound that doubles each time, so that callers who
 * collided do not collide again (AWS Builders' Library, "Timeouts, retries, and backoff with jitter").
 * @param tried the number of attempts so far, 1 after the first
 * @returns milliseconds
 */
export const fullJitter = (tried: number, { firstMs, mostMs }: { firstMs: number; mostMs: number }): number =>
  Math.random() * Math.min(mostMs, firstMs * 2 ** (tried - 1));
