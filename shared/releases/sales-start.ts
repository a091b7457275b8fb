/** The explicit answer that stands in the place of a day, and exports as blank (decisions, "Sales start date"). */
export const AS_SOON_AS_POSSIBLE = 'asap';
