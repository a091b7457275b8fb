import { useState } from 'react';

/**
 * As many characters as a text of the contract has (product 6.5), without its schema: a page has no other need of zod.
 */
export const LONGEST_REASON = 500;

/**
 * A reason that is asked for before something is done. `missing` is said when there is none, `given` is one that was
 * said before.
 */
export function useReason(missing: string, given = '') {
  const [text, setText] = useState(given);
  const [error, setError] = useState<string>();
  const line = text.replace(/\s+/g, ' ').trim();
  return {
    text,
    error,
    change(typed: string): void {
      setText(typed);
      setError(undefined);
    },
    /**
     * The reason as one line, because it is one paragraph of a mail; undefined when it cannot be sent, and then the
     * field says why.
     */
    check(): string | undefined {
      if (line !== '' && line.length <= LONGEST_REASON) return line;
      setError(line === '' ? missing : `Must be less than ${LONGEST_REASON} characters`);
      return undefined;
    },
  };
}
export type Reason = ReturnType<typeof useReason>;
