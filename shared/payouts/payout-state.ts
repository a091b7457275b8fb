/**
 * What became of a payout (product 24.3). `requested`: it waits for the office. `processing`: the bank was told, and has not answered.
 * `completed`: it is paid. `returned`: the bank sent it back afterwards. The money of all that ended otherwise is the artist's again.
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

/** What a payout in a state may become. */
export const payoutEdges = {
  // Completed at once where a person pays by hand: approving and settling are one click.
  requested: ['processing', 'completed', 'rejected', 'cancelled'],
  processing: ['completed', 'failed'],
  completed: ['returned'],
  returned: [],
  rejected: [],
  cancelled: [],
  failed: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>;

/** Whether a payout may go from one state to the other. */
export const mayBecome = (from: PayoutState, to: PayoutState): boolean =>
  (payoutEdges[from] as readonly PayoutState[]).includes(to);

/** Whether it is still to be decided, or on its way: an artist has at most one such, and it is what counts as pending. */
export const isOpen = (state: PayoutState): boolean => state === 'requested' || state === 'processing';

/** Whether its money is the artist's again. */
export const isBack = (state: PayoutState): boolean => !isOpen(state) && state !== 'completed';
