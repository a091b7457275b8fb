/** The answer that can be given instead of a day; its cell is blank in exports (product 6.10). */
export const AS_SOON_AS_POSSIBLE = 'asap';
