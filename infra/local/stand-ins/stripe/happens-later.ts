import type { Account } from './account.ts';

/** At Stripe days, in its test mode a moment; here long enough to see what is said meanwhile. Seconds. */
export const LATER = 10;

/** Notes how a charge, refund or payout that is on its way will end by itself. */
export function happensLater({ store, now }: Account, id: string, end: 'succeeds' | 'fails'): void {
  store.put('later', { id, at: now() + LATER, end });
}
