import { useMemo } from 'react';

/**
 * Makes one idempotency key for each thing that the user wants: the same for a retry, a new one after success or when
 * `what` differs (a key with another request is refused).
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
