/** The most tracks of a release (product 7.1). */
export const TRACK_LIMIT = 15;
