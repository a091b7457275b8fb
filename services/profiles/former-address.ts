import type { StoredProfile } from './stored-profile.ts';

/** How long security emails are also sent to the previous email address, in days. */
const DAYS = 30;

/**
 * Returns the account's previous email address, if it changed recently: a thief who takes over an account changes the
 * email address first.
 */
export function formerAddress(
  profile: Pick<StoredProfile, 'formerEmail' | 'emailChangedAt'> | undefined,
  now: Date,
): string | undefined {
  const { formerEmail, emailChangedAt } = profile ?? {};
  if (!formerEmail || !emailChangedAt) return undefined;
  return now.getTime() - Date.parse(emailChangedAt) <= DAYS * 24 * 3_600_000 ? formerEmail : undefined;
}
