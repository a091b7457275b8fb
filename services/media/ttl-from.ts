/**
 * How long an upload without a verdict is kept. Dead letters are kept for 14 days, and an upload must still be expected
 * when its dead letter is replayed.
 */
export const AWAITED_SECONDS = 15 * 24 * 3600;

/** Returns when an item written now expires, in seconds since 1970. */
export const ttlFrom = (now: Date, seconds: number): number => Math.floor(now.getTime() / 1000) + seconds;
