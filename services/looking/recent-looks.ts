import type { Look } from '../../shared/looking/look.ts';

/** How many results are remembered. Each has a few kilobytes. */
const MAX_REMEMBERED = 50;

/**
 * Remembers the latest results by the SHA-256 of the cover. A cover is often used again, for the next single or for a
 * copy of a release, and a look takes seconds of processor time.
 */
export function recentLooks() {
  const looks = new Map<string, Look>();
  return {
    find: (sha256: string | undefined): Look | undefined => (sha256 === undefined ? undefined : looks.get(sha256)),

    keep(sha256: string | undefined, look: Look): void {
      if (sha256 === undefined) return;
      looks.delete(sha256);
      looks.set(sha256, look);
      const [oldest] = looks.keys();
      if (looks.size > MAX_REMEMBERED && oldest !== undefined) looks.delete(oldest);
    },
  };
}

export type RecentLooks = ReturnType<typeof recentLooks>;
