import { brand } from '../brand.ts';
import { microsOfCents } from '../money.ts';

/** The minimum payout, in micro-dollars. */
export const MINIMUM_PAYOUT = microsOfCents(brand.payouts.minimumCents);

/** The smallest amount that a bank transfers, in micro-dollars. */
export const ONE_CENT = microsOfCents(1);

/** Returns the payable part of an amount, in whole cents. The rest stays in the balance. Zero for a negative amount. */
export function wholeCents(micros: bigint): bigint {
  return micros <= 0n ? 0n : micros - (micros % ONE_CENT);
}
