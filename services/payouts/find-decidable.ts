import { Problem } from '../../shared/contract/problem.ts';
import { mayBecome, type PayoutState } from '../../shared/payouts/payout-state.ts';
import type { Payout } from './payout.ts';
import type { PayoutRepository } from './payout-repository.ts';

/**
 * Finds a payout whose state may change to the given one.
 * @throws Problem `payout-not-found`, `payout-decided`
 */
export async function findDecidable(
  payouts: Pick<PayoutRepository, 'find'>,
  name: Pick<Payout, 'artistId' | 'payoutId'>,
  to: PayoutState,
): Promise<Payout> {
  const payout = await payouts.find(name);
  if (!payout) throw new Problem('payout-not-found');
  if (!mayBecome(payout.state, to)) throw new Problem('payout-decided', { state: payout.state });
  return payout;
}
