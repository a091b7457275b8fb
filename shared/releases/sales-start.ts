/** The answer in place of a day, exported as blank (product 6.10). */
export const AS_SOON_AS_POSSIBLE = 'asap';
