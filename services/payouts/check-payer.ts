import { Problem } from '../../shared/contract/problem.ts';
import { actsAlone } from '../../shared/payouts/acts-alone.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Payout } from './payout.ts';

type Steps = Pick<Payout, 'artistId' | 'state' | 'approvedBy' | 'sentBy'>;

/**
 * Checks that callers do not act on their own payout, and that two different people approve and pay it if two are
 * required (product 24.15).
 * @param to the next state, or `sent` if it goes into a bank file
 * @throws Problem `own-payout`; `second-person-needed` with its state if the same person would approve and pay
 */
export function checkPersons(
  { artistId }: Pick<SignedIn, 'artistId'>,
  payout: Steps,
  to: PayoutState | 'sent',
  { takesTwo }: { takesTwo: boolean },
): void {
  if (payout.artistId === artistId) throw new Problem('own-payout');
  if (takesTwo && actsAlone(artistId, payout, to)) throw new Problem('second-person-needed', { state: payout.state });
}
