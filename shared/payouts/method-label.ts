/** The maximum length of the name that an artist gives a payout method. */
export const MAX_METHOD_LABEL = 40;
