import { isListed } from '../is-listed.ts';

/**
 * The state of a payout (product 24.3). `requested`: the office has not decided. `processing`: sent to the bank, which
 * has not answered. `completed`: paid. `returned`: the bank later sent the money back. In all other states the money is
 * back in the artist's balance.
 */
export const payoutStates = [
  'requested',
  'processing',
  'completed',
  'returned',
  'rejected',
  'cancelled',
  'failed',
] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The states that may follow each state. */
export const payoutEdges = {
  // If a person pays by hand, a request is completed directly: one click approves and pays it.
  requested: ['processing', 'completed', 'rejected', 'cancelled'],
  processing: ['completed', 'failed'],
  completed: ['returned'],
  returned: [],
  rejected: [],
  cancelled: [],
  failed: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>;

/** Whether a payout may change from one state to another. */
export const mayBecome = (from: PayoutState, to: PayoutState): boolean => isListed(payoutEdges[from], to);

/** Whether a payout is undecided or on its way. Its amount is pending, and an artist has at most one such payout. */
export const isOpen = (state: PayoutState): boolean => state === 'requested' || state === 'processing';

/** Whether a payout's money is back in the artist's balance. */
export const isReturnedToBalance = (state: PayoutState): boolean => !isOpen(state) && state !== 'completed';
