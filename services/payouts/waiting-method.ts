import type { StoredProfile } from '../accounts/stored-profile.ts';
import type { StoredMethod } from './stored-method.ts';

const HOUR_MS = 3_600_000;

/**
 * A method with the wait of its account. Another address or second factor may be somebody else's doing: who signs in with it waits as long as
 * for a new method before anything is paid out (product 24.11).
 */
export function waitingMethod(
  method: StoredMethod,
  profile: Pick<StoredProfile, 'signInChangedAt'> | undefined,
  holdHours: number,
): StoredMethod {
  if (!profile?.signInChangedAt) return method;
  const from = new Date(Date.parse(profile.signInChangedAt) + holdHours * HOUR_MS).toISOString();
  return from > method.usableAt ? { ...method, usableAt: from, waitsForSignIn: true } : method;
}
