/** Returns when an item written now expires, in seconds since 1970. */
export const ttlFrom = (now: Date, seconds: number): number => Math.floor(now.getTime() / 1000) + seconds;
