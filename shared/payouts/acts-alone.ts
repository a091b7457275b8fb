import type { OfficePayout } from './payout.ts';
import type { PayoutState } from './payout-state.ts';

type Steps = Pick<OfficePayout, 'state' | 'approvedBy' | 'sentBy'>;

/**
 * Whether one person would both approve and pay a payout: in one step, in a bank file, or by completing a payout that
 * nobody else has sent.
 * @param to the next state, or `sent` if it goes into a bank file
 */
export function actsAlone(
  id: string | undefined,
  { state, approvedBy, sentBy }: Steps,
  to: PayoutState | 'sent',
): boolean {
  if (to !== 'completed' && to !== 'sent') return false;
  if (state === 'requested') return true;
  return approvedBy !== undefined && approvedBy.id === id && (sentBy === undefined || sentBy.id === id);
}
