import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import { netOf, type Payout } from './payout.ts';

type Counted = Pick<Payout, 'state' | 'micros' | 'tax'>;

/** The bucket of the totals that holds what leaves our bank for payouts in a state, in micro-dollars; their number is under the state itself. */
export const microsBucket = (state: PayoutState) => `${state}Micros` as const;

/** As what a payout is counted. */
export const tallyOfPayout = (payout: Counted): Record<string, bigint> => ({
  [payout.state]: 1n,
  [microsBucket(payout.state)]: netOf(payout),
});

/** What of the totals changes when it comes from one state into another. */
export function tallyOfMove(from: Counted, to: PayoutState): Record<string, bigint> {
  const left = Object.entries(tallyOfPayout(from)).map(([bucket, count]) => [bucket, -count] as const);
  return { ...Object.fromEntries(left), ...tallyOfPayout({ ...from, state: to }) };
}

/** What the office's list shows is another: it is asked for anew (product 24.9). */
export const LIST_CHANGED = { changes: 1 };
