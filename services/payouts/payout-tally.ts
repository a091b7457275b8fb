import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import { netMicros, type Payout } from './payout.ts';

type CountedPayout = Pick<Payout, 'state' | 'micros' | 'tax'>;

/**
 * Names the bucket for the net sum of payouts in a state, in micro-dollars. Their number is in a bucket with the
 * state's own name.
 */
export const microsBucket = (state: PayoutState) => `${state}Micros` as const;

/** Returns what a payout adds to the totals. */
export const payoutTally = (payout: CountedPayout): Record<string, bigint> => ({
  [payout.state]: 1n,
  [microsBucket(payout.state)]: netMicros(payout),
});

/** Returns the changes to the totals when a payout changes its state. */
export function tallyChange(from: CountedPayout, to: PayoutState): Record<string, bigint> {
  const left = Object.entries(payoutTally(from)).map(([bucket, count]) => [bucket, -count] as const);
  return { ...Object.fromEntries(left), ...payoutTally({ ...from, state: to }) };
}

/** Marks the office's list as changed, so that pages reload it (product 24.9). */
export const LIST_CHANGED = { changes: 1 };
