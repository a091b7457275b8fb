import type { OfficePayout } from './payout.ts';
import type { PayoutState } from './payout-state.ts';

type Steps = Pick<OfficePayout, 'state' | 'approvedBy' | 'sentBy'>;

/**
 * Whether one person would both approve a payout and pay it: at once, by a bank file, or by completing what nobody else has sent.
 * @param to the state that it gets, or `sent`: it goes into a bank file
 */
export function isAlone(
  id: string | undefined,
  { state, approvedBy, sentBy }: Steps,
  to: PayoutState | 'sent',
): boolean {
  if (to !== 'completed' && to !== 'sent') return false;
  if (state === 'requested') return true;
  return approvedBy !== undefined && approvedBy.id === id && (sentBy === undefined || sentBy.id === id);
}
