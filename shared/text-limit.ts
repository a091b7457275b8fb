/** The longest value of a text field, in characters (product 6.5). */
export const TEXT_LIMIT = 500;

/** The longest title of a release or a track, in characters (product 6.5). */
export const TITLE_LIMIT = 500;
