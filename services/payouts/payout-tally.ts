import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import { netMicros, type Payout } from './payout.ts';

type CountedPayout = Pick<Payout, 'state' | 'micros' | 'tax'>;

/**
 * The bucket of the totals for the net amount of payouts in a state, in micro-dollars; their number is under the state
 * itself.
 */
export const microsBucket = (state: PayoutState) => `${state}Micros` as const;

/** How a payout counts in the totals. */
export const payoutTally = (payout: CountedPayout): Record<string, bigint> => ({
  [payout.state]: 1n,
  [microsBucket(payout.state)]: netMicros(payout),
});

/** How the totals change when a payout changes its state. */
export function tallyChange(from: CountedPayout, to: PayoutState): Record<string, bigint> {
  const left = Object.entries(payoutTally(from)).map(([bucket, count]) => [bucket, -count] as const);
  return { ...Object.fromEntries(left), ...payoutTally({ ...from, state: to }) };
}

/** Marks the office's list as changed, so that it is loaded again (product 24.9). */
export const LIST_CHANGED = { changes: 1 };
