/** When an item that is written now is forgotten, in seconds of the epoch. */
export const ttlFrom = (now: Date, seconds: number): number => Math.floor(now.getTime() / 1000) + seconds;
