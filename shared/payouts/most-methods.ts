/** As many payout methods as one artist has. */
export const MOST_METHODS = 5;
