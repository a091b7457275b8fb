/** Longest value of a text field, in characters (product 6.5). */
export const TEXT_LIMIT = 500;
