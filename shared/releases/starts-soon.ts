import type { Release } from './release.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';

const DAY_MS = 24 * 60 * 60_000;
/** If the sales start is at least this many days ahead, even the slowest delivery (product 10.3) is in time. */
const SOON_DAYS = 28;

/** Whether the sales start is so soon that the delivery time may postpone it. */
export const startsSoon = (salesStart: Release['salesStart'], now: Date): boolean =>
  salesStart === '' ||
  salesStart === AS_SOON_AS_POSSIBLE ||
  Date.parse(salesStart) - now.getTime() <= SOON_DAYS * DAY_MS;
