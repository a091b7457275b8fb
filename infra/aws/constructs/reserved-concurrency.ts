/**
 * The smallest account quota at which concurrency is reserved. New accounts have less, and Lambda requires 100 to stay
 * unreserved.
 */
const MIN_QUOTA = 1000;

/**
 * The concurrency that is reserved for a function (design 8.23).
 * @param quota the account's concurrency, if the operator has set it
 * @returns undefined if nothing is reserved
 */
export const reservedConcurrency = (percent: number | undefined, quota: string | undefined): number | undefined =>
  percent === undefined || Number(quota ?? 0) < MIN_QUOTA ? undefined : Math.floor((Number(quota) * percent) / 100);
