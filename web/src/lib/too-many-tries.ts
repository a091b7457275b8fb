/** The message while the user pool rejects every password for an account (product 3.6, 19.1, 24.11). */
export const TOO_MANY_TRIES = 'Too many attempts. Please wait a while and try again.';
