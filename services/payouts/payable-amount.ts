import { Problem } from '../../shared/contract/problem.ts';
import { MINIMUM_PAYOUT, ONE_CENT, wholeCents } from '../../shared/payouts/whole-cents.ts';
import type { Wallet } from '../ledger/wallet.ts';

/**
 * Returns the amount of a request: the whole available balance, in whole cents (product 24.2).
 * @param isLeaving whether the artist is deleting the account, and may request any remainder
 * @throws Problem `payout-open` if another payout is pending; `balance-below-minimum`
 */
export function payableAmount({ available, requested, inFlight }: Wallet, isLeaving = false): bigint {
  if (requested + inFlight > 0n) throw new Problem('payout-open');
  const micros = wholeCents(available);
  if (micros < (isLeaving ? ONE_CENT : MINIMUM_PAYOUT))
    throw new Problem('balance-below-minimum', { availableMicros: String(available) });
  return micros;
}
