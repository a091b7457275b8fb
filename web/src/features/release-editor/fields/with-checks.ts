import { loadAgain } from '../../../lib/load-again.ts';
import { memoSuccess } from '../../../lib/memo-success.ts';

type Checks = typeof import('./field-checks.ts');

let checks: Checks | undefined;

const loadChecks = memoSuccess(loadAgain(() => import('./field-checks.ts')));

/**
 * Checks what was typed by the schemas of the fields, which come after the page: 24 KB that its first sight does without. Once they are
 * here the answer is, too. Rejects when they cannot be loaded; the next call asks for them again.
 */
export function withChecks<T>(check: (checks: Checks) => T): T | Promise<T> {
  if (checks) return check(checks);
  return loadChecks().then((loaded) => {
    checks = loaded;
    return check(loaded);
  });
}

/** Loads them ahead, so that what is typed is checked also when the connection is lost meanwhile. */
export const preloadChecks = (): void => void Promise.resolve(withChecks(() => undefined)).catch(() => undefined);
