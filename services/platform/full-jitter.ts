/**
 * How long to wait before another try: anything up to a bound that doubles with each, so that those who met do not meet again
 * (AWS Builders' Library, "Timeouts, retries, and backoff with jitter").
 * @param tried how often it was tried, 1 after the first time
 * @returns milliseconds
 */
export const fullJitter = (tried: number, { firstMs, mostMs }: { firstMs: number; mostMs: number }): number =>
  Math.random() * Math.min(mostMs, firstMs * 2 ** (tried - 1));
