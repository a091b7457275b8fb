/**
 * The quota from which parts of it can be reserved. A new account has less, and Lambda refuses to leave fewer than 100
 * unreserved.
 */
const LEAST_QUOTA = 1000;

/**
 * The number of concurrent invocations that are kept for a function (design 8.23).
 * @param quota the account's concurrency, if the operator has set it
 * @returns undefined when nothing is reserved
 */
export const reservedConcurrency = (percent: number | undefined, quota: string | undefined): number | undefined =>
  percent === undefined || Number(quota ?? 0) < LEAST_QUOTA ? undefined : Math.floor((Number(quota) * percent) / 100);
