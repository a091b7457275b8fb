import { useState } from 'react';

/**
 * The maximum length of a text field in the contract (product 6.5). Not imported from the schema, so that the page does
 * not load zod for it.
 */
export const MAX_REASON_LENGTH = 500;

/**
 * The state of a reason that the user must enter before an action. `missing` is the error for an empty reason,
 * `previous` the initial text.
 */
export function useReason(missing: string, previous = '') {
  const [text, setText] = useState(previous);
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
     * Returns the reason as one line, because it becomes one paragraph of an email. Returns undefined if it cannot be
     * sent, in which case the field shows why.
     */
    check(): string | undefined {
      if (line !== '' && line.length <= MAX_REASON_LENGTH) return line;
      setError(line === '' ? missing : `Must be less than ${MAX_REASON_LENGTH} characters`);
      return undefined;
    },
  };
}
export type Reason = ReturnType<typeof useReason>;
