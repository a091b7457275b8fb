import { forgetWithAccount } from '../../lib/account-memory.ts';
import { loadWithRetry } from '../../lib/load-with-retry.ts';

const KEY = 'segno-unfinished-uploads';

/** Whether this browser has unfinished uploads. Read before the code that goes on with them is loaded. */
export const hasUnfinished = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export function noteUnfinished(has: boolean): void {
  try {
    if (has) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, uploads do not survive a reload.
  }
}

const loadStore = loadWithRetry(() => import('./unfinished-uploads.ts'));

// Copies of unreleased music must not stay behind for the next person at this computer.
forgetWithAccount(() => {
  if (hasUnfinished()) void loadStore().then(({ forgetAllUnfinished }) => forgetAllUnfinished());
});
