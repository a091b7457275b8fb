import { isListed } from '../is-listed.ts';

/**
 * The state of a payout (product 24.3). `requested`: waiting for the office. `processing`: sent to the bank, which has
 * not answered. `completed`: paid. `returned`: the bank sent it back later. In all other states the money is back in
 * the artist's balance.
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

/** The states that each state may change to. */
export const payoutEdges = {
  // Completed directly if a person pays by hand: approving and paying are one click.
  requested: ['processing', 'completed', 'rejected', 'cancelled'],
  processing: ['completed', 'failed'],
  completed: ['returned'],
  returned: [],
  rejected: [],
  cancelled: [],
  failed: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>;

/** Whether a payout may change from one state to the other. */
export const mayBecome = (from: PayoutState, to: PayoutState): boolean => isListed(payoutEdges[from], to);

/** Whether it is undecided or on its way. An artist has at most one such payout, which counts as pending. */
export const isOpen = (state: PayoutState): boolean => state === 'requested' || state === 'processing';

/** Whether its money is back in the artist's balance. */
export const isBack = (state: PayoutState): boolean => !isOpen(state) && state !== 'completed';
