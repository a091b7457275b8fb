import { useMemo } from 'react';

/**
 * Makes one idempotency key for each action that the user intends. A retry gets the same key. There is a new key after
 * success or when `what` differs, because the server refuses a key with another request.
 */
export function createIdempotencyKey() {
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

export const useIdempotencyKey = () => useMemo(createIdempotencyKey, []);
