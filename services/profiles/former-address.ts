import type { StoredProfile } from './stored-profile.ts';

/** How long the address that an account had before is told of what an owner should know, in days. */
const DAYS = 30;

/** The address that the account had until lately: whoever took it over has changed that first. */
export function formerAddress(
  profile: Pick<StoredProfile, 'formerEmail' | 'emailChangedAt'> | undefined,
  now: Date,
): string | undefined {
  const { formerEmail, emailChangedAt } = profile ?? {};
  if (!formerEmail || !emailChangedAt) return undefined;
  return now.getTime() - Date.parse(emailChangedAt) <= DAYS * 24 * 3_600_000 ? formerEmail : undefined;
}
