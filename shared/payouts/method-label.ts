/** Most characters of what an artist calls a payout method. */
export const METHOD_LABEL = 40;
