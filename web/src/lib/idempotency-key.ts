import { useMemo } from 'react';

/**
 * Creates one idempotency key for each action that the user intends. A retry reuses the key. A new key is created after
 * a success, or when `what` changes, because the server rejects a key that is reused for a different request.
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
