import type { StoredProfile } from '../profiles/stored-profile.ts';
import type { StoredMethod } from './stored-method.ts';

const HOUR_MS = 3_600_000;

/**
 * Extends a method's hold after the account's email address or second factor has changed. An attacker may have made
 * that change, so payouts wait as long as they do for a new method (product 24.11).
 */
export function applySignInHold(
  method: StoredMethod,
  profile: Pick<StoredProfile, 'signInChangedAt'> | undefined,
  holdHours: number,
): StoredMethod {
  if (!profile?.signInChangedAt) return method;
  const from = new Date(Date.parse(profile.signInChangedAt) + holdHours * HOUR_MS).toISOString();
  return from > method.usableAt ? { ...method, usableAt: from, isSignInHold: true } : method;
}
