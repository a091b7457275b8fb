import type { PayoutView } from './payout.ts';
import { isBack } from './payout-state.ts';

type Amounts = Pick<PayoutView, 'state' | 'tax' | 'amountMicros'>;

/**
 * What is withheld of a payout for tax, in micro-dollars (product 27.3): nothing of one that was rejected, cancelled, failed or returned, because
 * the whole amount is in the balance again.
 */
export const withheldMicros = ({ state, tax }: Pick<Amounts, 'state' | 'tax'>): bigint =>
  isBack(state) ? 0n : BigInt(tax?.withheldMicros ?? 0);

/** What arrives at the artist's bank: the amount less the tax withheld. Of a payout that was not paid, what went back to the balance. */
export const arrivingMicros = (payout: Amounts): bigint => BigInt(payout.amountMicros) - withheldMicros(payout);
