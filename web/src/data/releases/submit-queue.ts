import { forgetWithAccount } from '../../lib/account-memory.ts';

const NAME = 'submit-queue';

/** Releases chosen to be submitted one after the other, by id; only in this tab, and kept over a reload. */
export function submitQueue(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Starts another queue; an empty one ends it. */
export function beginSubmitQueue(releaseIds: readonly string[]): void {
  try {
    if (releaseIds.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(releaseIds));
  } catch {
    // A browser without storage leads to the first of them.
  }
}

forgetWithAccount(() => beginSubmitQueue([]));
