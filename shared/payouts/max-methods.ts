/** The maximum number of payout methods that an artist can save. */
export const MAX_METHODS = 5;
