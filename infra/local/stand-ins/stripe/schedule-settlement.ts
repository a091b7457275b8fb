import type { Account } from './account.ts';

/** Seconds. Days at Stripe and a moment in its test mode; here long enough to see the state in between. */
export const SETTLES_AFTER_SECONDS = 10;

/** Schedules how a pending charge, refund or payout will end by itself. */
export function scheduleSettlement({ store, now }: Account, id: string, end: 'succeeds' | 'fails'): void {
  store.put('later', { id, at: now() + SETTLES_AFTER_SECONDS, end });
}
