import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import type { Payout } from './payout.ts';

/** Where the totals of payouts hold what those of a state come to, in micro-dollars; how many they are stands under the state itself. */
export const microsBucket = (state: PayoutState) => `${state}Micros` as const;

/** As what a payout is counted. */
export const tallyOfPayout = ({ state, micros }: Pick<Payout, 'state' | 'micros'>): Record<string, bigint> => ({
  [state]: 1n,
  [microsBucket(state)]: micros,
});

/** What of the totals changes when it comes from one state into another. */
export function tallyOfMove(from: Pick<Payout, 'state' | 'micros'>, to: PayoutState): Record<string, bigint> {
  const left = Object.entries(tallyOfPayout(from)).map(([bucket, count]) => [bucket, -count] as const);
  return { ...Object.fromEntries(left), ...tallyOfPayout({ ...from, state: to }) };
}

/** What the office's list shows is another: it is asked for anew (product 24.9). */
export const LIST_CHANGED = { changes: 1 };
