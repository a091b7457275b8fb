/** The maximum number of tracks on a release (product 7.1). */
export const TRACK_LIMIT = 15;
