import { useMemo } from 'react';

/**
 * One Idempotency-Key for one thing that the user wants: the same again when it is retried, another once it has succeeded, or
 * when `what` differs (a key with another request is refused).
 */
export function createIntention() {
  let current: { what: string; key: string } | undefined;
  return {
    keyFor(what = ''): string {
      if (current?.what !== what) current = { what, key: crypto.randomUUID() };
      return current.key;
    },
    done(): void {
      current = undefined;
    },
  };
}

export const useIntention = () => useMemo(createIntention, []);
