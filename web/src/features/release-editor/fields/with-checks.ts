import { deferredModule } from '../../../lib/deferred-module.ts';

/**
 * Runs a check with the fields' schemas, which are 24 KB and load after the page, because its first view does not need
 * them.
 */
export const withChecks = deferredModule(() => import('./field-checks.ts'));

/** Preloads the schemas, so that values can be checked without a connection. */
export const preloadChecks = (): void => void Promise.resolve(withChecks(() => undefined)).catch(() => undefined);
