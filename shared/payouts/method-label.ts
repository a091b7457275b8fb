/** The maximum length of an artist's name for a payout method. */
export const MAX_METHOD_LABEL = 40;
