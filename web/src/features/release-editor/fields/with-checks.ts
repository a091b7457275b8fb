import { loadAgain } from '../../../lib/load-again.ts';
import { memoSuccess } from '../../../lib/memo-success.ts';

type Checks = typeof import('./field-checks.ts');

let checks: Checks | undefined;

const loadChecks = memoSuccess(loadAgain(() => import('./field-checks.ts')));

/**
 * Checks what was typed by the fields' schemas, which load after the page: 24 KB that its first view does without.
 * Answers at once when they are loaded. Rejects when they cannot be loaded; the next call tries again.
 */
export function withChecks<T>(check: (checks: Checks) => T): T | Promise<T> {
  if (checks) return check(checks);
  return loadChecks().then((loaded) => {
    checks = loaded;
    return check(loaded);
  });
}

/** Preloads them, so that what is typed is checked even when the connection is lost. */
export const preloadChecks = (): void => void Promise.resolve(withChecks(() => undefined)).catch(() => undefined);
