import { Problem } from '../../shared/contract/problem.ts';
import { LEAST_PAYOUT, wholeCents } from '../../shared/payouts/whole-cents.ts';
import type { Wallet } from '../ledger/wallet.ts';

/**
 * What a request asks for: the whole cents of all that can be asked for (product 24.2).
 * @throws Problem `payout-open` while another one is pending; `balance-below-minimum`
 */
export function payableAmount({ available, requested, inFlight }: Wallet): bigint {
  if (requested + inFlight > 0n) throw new Problem('payout-open');
  const micros = wholeCents(available);
  if (micros < LEAST_PAYOUT) throw new Problem('balance-below-minimum', { availableMicros: String(available) });
  return micros;
}
