const KEY = 'known-email';

/**
 * The email address of the last account to sign in on this browser, unless it has signed out. It prefills the sign-in
 * form.
 */
export const knownEmail = (): string => localStorage.getItem(KEY) ?? '';

export const rememberEmail = (email: string): void => localStorage.setItem(KEY, email);

/** Forgets the email address on sign-out, so that the next person to use this browser does not see it. */
export const forgetEmail = (): void => localStorage.removeItem(KEY);
