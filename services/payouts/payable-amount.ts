import { Problem } from '../../shared/contract/problem.ts';
import { LEAST_PAYOUT, ONE_CENT, wholeCents } from '../../shared/payouts/whole-cents.ts';
import type { Wallet } from '../ledger/wallet.ts';

/**
 * What a request asks for: the whole cents of all that can be asked for (product 24.2).
 * @param isLeaving whoever ends their account gets what is left, however little
 * @throws Problem `payout-open` while another one is pending; `balance-below-minimum`
 */
export function payableAmount({ available, requested, inFlight }: Wallet, isLeaving = false): bigint {
  if (requested + inFlight > 0n) throw new Problem('payout-open');
  const micros = wholeCents(available);
  if (micros < (isLeaving ? ONE_CENT : LEAST_PAYOUT))
    throw new Problem('balance-below-minimum', { availableMicros: String(available) });
  return micros;
}
