/** An account is erased so many days after its artist asked for it; signing in before takes that back (product 19.2). */
export const DELETION_DAYS = 7;
