/** The maximum number of credits in one list of a track. */
export const CREDIT_LIMIT = 50;
