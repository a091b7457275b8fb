import { notAuthorized } from './refusals.ts';

/**
 * Cognito's lockout: one second after five wrong passwords, doubled after each further one, up to 15 minutes. It is
 * reset by a right password, by 15 minutes without attempts, or by a restart.
 */
export type SignInAttempts = {
  /** Throws NotAuthorizedException while the user is locked out; such an attempt is not counted. */
  check: (username: string) => void;
  failed: (username: string) => void;
  succeeded: (username: string) => void;
};

const FREE_ATTEMPTS = 5;
const MAX_LOCK_SECONDS = 900;

export function createSignInAttempts(seconds: () => number): SignInAttempts {
  const failures = new Map<string, { count: number; last: number }>();
  const recent = (username: string) => {
    const known = failures.get(username);
    return known && seconds() - known.last < MAX_LOCK_SECONDS ? known : undefined;
  };
  return {
    check(username) {
      const known = recent(username);
      if (!known || known.count < FREE_ATTEMPTS) return;
      const lock = Math.min(2 ** (known.count - FREE_ATTEMPTS), MAX_LOCK_SECONDS);
      if (seconds() - known.last < lock) throw notAuthorized('Password attempts exceeded');
    },
    failed(username) {
      failures.set(username, { count: (recent(username)?.count ?? 0) + 1, last: seconds() });
    },
    succeeded(username) {
      failures.delete(username);
    },
  };
}
