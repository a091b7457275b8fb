/** Most parties of a track, including its owner. */
export const PARTY_LIMIT = 20;

/** Most versions of a track's split, including replaced ones. */
export const VERSION_LIMIT = 30;

/** Days to answer an invitation, or a change that needs agreement. */
export const ANSWER_DAYS = 30;

/** Minutes until an invitation can be sent again. */
export const RESEND_MINUTES = 10;
