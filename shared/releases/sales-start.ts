/** The explicit answer that stands in the place of a day, and exports as blank (product 6.10). */
export const AS_SOON_AS_POSSIBLE = 'asap';
