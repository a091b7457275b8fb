import { actsAlone } from '../../../../shared/payouts/acts-alone.ts';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';

const names = new Intl.ListFormat('en', { type: 'disjunction' });
const MAX_NAMES = 3;

/**
 * Whether a payout that requires two people must be completed, or put into a bank file, by somebody other than `me`
 * (product 24.15).
 */
export const needsSomebodyElse = (payout: OfficePayout, me: string | undefined): boolean =>
  payout.twoOf !== undefined && actsAlone(me, payout, 'completed');

/**
 * Names the people other than `me` and the approver who can act next on a payout that requires two people: `Ben or
 * Carla`.
 */
function otherPeople({ twoOf = [], approvedBy }: OfficePayout, me: string | undefined): string {
  const others = twoOf.filter(({ id }) => id !== (approvedBy?.id ?? me)).map(({ name }) => name || 'a colleague');
  return others.length > 0 && others.length <= MAX_NAMES ? names.format(others) : 'a colleague';
}

/**
 * Describes who still has to act on a payout that requires two people. Undefined if one person suffices, or both have
 * acted.
 */
export function secondPersonText(payout: OfficePayout, me: string | undefined): string | undefined {
  const { twoOf, state, approvedBy, sentBy } = payout;
  if (!twoOf) return undefined;
  if (state === 'requested') return `It needs two people: after you approve it, ${otherPeople(payout, me)} pays it.`;
  if (!approvedBy || (sentBy && sentBy.id !== approvedBy.id)) return undefined;
  const by = approvedBy.id === me ? 'You' : approvedBy.name || 'A colleague';
  const isMine = approvedBy.id !== me && twoOf.some(({ id }) => id === me);
  return isMine
    ? `${by} approved it. You can pay it.`
    : `${by} approved it. It’s waiting for ${otherPeople(payout, me)}.`;
}
