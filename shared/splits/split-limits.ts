/** The maximum number of parties of a track, including its owner. */
export const PARTY_LIMIT = 20;

/** The maximum number of versions of a track's split, including replaced ones. */
export const VERSION_LIMIT = 30;

/** How many days people have to answer an invitation, or a change that needs their agreement. */
export const ANSWER_DAYS = 30;

/** How many minutes must pass before an invitation can be sent again. */
export const RESEND_MINUTES = 10;
