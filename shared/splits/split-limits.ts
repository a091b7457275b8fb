/** Most parties of a track, its owner included. */
export const PARTY_LIMIT = 20;

/** Most versions of a track's split, those that were replaced included. */
export const VERSION_LIMIT = 30;

/** For how long an invitation, or a change that others must agree to, can be answered. */
export const ANSWER_DAYS = 30;

/** How long an invitation is not sent again. */
export const RESEND_MINUTES = 10;
