import type { Account } from './account.ts';

/**
 * How long settling takes, in seconds. It takes days at Stripe and a moment in its test mode; here it takes long enough
 * for people to see the pending state.
 */
export const SETTLES_AFTER_SECONDS = 10;

/** Schedules the result of a pending charge, refund or payout. */
export function scheduleSettlement({ store, now }: Account, id: string, end: 'succeeds' | 'fails'): void {
  store.put('later', { id, at: now() + SETTLES_AFTER_SECONDS, end });
}
