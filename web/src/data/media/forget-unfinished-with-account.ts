import { forgetWithAccount } from '../../lib/account-memory.ts';
import { loadWithRetry } from '../../lib/load-with-retry.ts';
import { hasUnfinished } from './has-unfinished.ts';

const loadStore = loadWithRetry(() => import('./unfinished-uploads.ts'));

/** Deletes unfinished uploads when the account signs out: copies of unreleased music must not stay on this computer. */
export const forgetUnfinishedWithAccount = (): void =>
  forgetWithAccount(() => {
    if (hasUnfinished()) void loadStore().then(({ forgetAllUnfinished }) => forgetAllUnfinished());
  });
