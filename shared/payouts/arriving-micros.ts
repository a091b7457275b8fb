import type { PayoutView } from './payout.ts';
import { isBack } from './payout-state.ts';

type Amounts = Pick<PayoutView, 'state' | 'tax' | 'amountMicros'>;

/**
 * The tax withheld from a payout, in micro-dollars (product 27.3). Zero for a rejected, cancelled, failed or returned
 * one, because the whole amount is back in the balance.
 */
export const withheldMicros = ({ state, tax }: Pick<Amounts, 'state' | 'tax'>): bigint =>
  isBack(state) ? 0n : BigInt(tax?.withheldMicros ?? 0);

/**
 * The net amount that arrives at the artist's bank. For a payout that was not paid, the amount that returned to the
 * balance.
 */
export const arrivingMicros = (payout: Amounts): bigint => BigInt(payout.amountMicros) - withheldMicros(payout);
