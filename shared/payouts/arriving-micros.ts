import type { PayoutView } from './payout.ts';
import { isReturnedToBalance } from './payout-state.ts';

type Amounts = Pick<PayoutView, 'state' | 'tax' | 'amountMicros'>;

/**
 * The tax withheld from a payout, in micro-dollars (product 27.3). Zero if the payout was rejected, cancelled, failed
 * or returned, because the whole amount is back in the balance.
 */
export const withheldMicros = ({ state, tax }: Pick<Amounts, 'state' | 'tax'>): bigint =>
  isReturnedToBalance(state) ? 0n : BigInt(tax?.withheldMicros ?? 0);

/** The net amount that arrives at the artist's bank; for an unpaid payout, the amount that went back to the balance. */
export const arrivingMicros = (payout: Amounts): bigint => BigInt(payout.amountMicros) - withheldMicros(payout);
