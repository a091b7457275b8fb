const KEY = 'known-email';

/** The email address that last signed in on this browser and has not signed out, to fill in the sign-in form. */
export const knownEmail = (): string => localStorage.getItem(KEY) ?? '';

export const rememberEmail = (email: string): void => localStorage.setItem(KEY, email);

/** Cleared on sign-out, so that the next person at this machine does not see it. */
export const forgetEmail = (): void => localStorage.removeItem(KEY);
