/** The longest name that an artist can give a payout method. */
export const MAX_METHOD_LABEL = 40;
