import { Problem } from '../../shared/contract/problem.ts';
import { actsAlone } from '../../shared/payouts/acts-alone.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Payout } from './payout.ts';

type Steps = Pick<Payout, 'artistId' | 'state' | 'approvedBy' | 'sentBy'>;

/**
 * Checks that the caller does not act on their own payout and, if two people are required, that different people
 * approve and pay it (product 24.15).
 * @param to the next state, or `sent` if it goes into a bank file
 * @throws Problem `own-payout`; `second-person-needed` with its state if the same person would approve and pay
 */
export function checkPeople(
  { artistId }: Pick<SignedIn, 'artistId'>,
  payout: Steps,
  to: PayoutState | 'sent',
  { takesTwo }: { takesTwo: boolean },
): void {
  if (payout.artistId === artistId) throw new Problem('own-payout');
  if (takesTwo && actsAlone(artistId, payout, to)) throw new Problem('second-person-needed', { state: payout.state });
}
