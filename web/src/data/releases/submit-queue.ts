import { forgetWithAccount } from '../../lib/account-memory.ts';

const NAME = 'submit-queue';

/**
 * The ids of the releases chosen to be submitted one after the other. They are stored only for this tab, and survive a
 * reload.
 */
export function submitQueue(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Replaces the queue; an empty list ends it. */
export function beginSubmitQueue(releaseIds: readonly string[]): void {
  try {
    if (releaseIds.length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(releaseIds));
  } catch {
    // Without storage, the artist is taken only to the first release.
  }
}

forgetWithAccount(() => beginSubmitQueue([]));
