import { forgetWithAccount } from '../../lib/account-memory.ts';

const NAME = 'submit-queue';

/** Releases that were chosen to be submitted one after the other, by id; in this tab only, and also after a reload. */
export function submitQueue(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Begins another queue; an empty one ends it. */
export function beginSubmitQueue(releaseIds: readonly string[]): void {
  try {
    if (releaseIds.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(releaseIds));
  } catch {
    // A browser that stores nothing leads to the first of them.
  }
}

forgetWithAccount(() => beginSubmitQueue([]));
