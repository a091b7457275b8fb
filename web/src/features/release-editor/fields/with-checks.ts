import { loadWithRetry } from '../../../lib/load-with-retry.ts';
import { memoSuccess } from '../../../lib/memo-success.ts';

type Checks = typeof import('./field-checks.ts');

let checks: Checks | undefined;

const loadChecks = memoSuccess(loadWithRetry(() => import('./field-checks.ts')));

/**
 * Runs a check with the fields' schemas, which are 24 KB and load after the page, because its first view does not need
 * them. Returns synchronously once they are loaded. Rejects if they cannot be loaded; the next call tries again.
 */
export function withChecks<T>(check: (checks: Checks) => T): T | Promise<T> {
  if (checks) return check(checks);
  return loadChecks().then((loaded) => {
    checks = loaded;
    return check(loaded);
  });
}

/** Preloads the schemas, so that values can be checked without a connection. */
export const preloadChecks = (): void => void Promise.resolve(withChecks(() => undefined)).catch(() => undefined);
