import { brand } from '../brand.ts';
import { microsOfCents } from '../money.ts';

/** The least payout, in micro-dollars. */
export const LEAST_PAYOUT = microsOfCents(brand.payouts.minimumCents);

/** The least that a bank pays, in micro-dollars. */
export const ONE_CENT = microsOfCents(1);

/** What of an amount can be paid: whole cents. What is less stays. Nothing of what is owed. */
export function wholeCents(micros: bigint): bigint {
  return micros <= 0n ? 0n : micros - (micros % ONE_CENT);
}
