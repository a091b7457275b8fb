/** The maximum length of a text field, in characters (product 6.5). */
export const TEXT_LIMIT = 500;

/** The maximum length of a release's or a track's title, in characters (product 6.5). */
export const TITLE_LIMIT = 500;
