/** The most payout methods that one artist can save. */
export const MAX_METHODS = 5;
