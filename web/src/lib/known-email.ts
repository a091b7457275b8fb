const KEY = 'known-email';

/** The address that signed in last in this browser and has not signed out: who comes back need not type it. */
export const knownEmail = (): string => localStorage.getItem(KEY) ?? '';

export const rememberEmail = (email: string): void => localStorage.setItem(KEY, email);

/** Who signs out leaves nothing to the next one at this machine. */
export const forgetEmail = (): void => localStorage.removeItem(KEY);
