import { useState } from 'react';

/** The limit of a text in the contract (product 6.5), without its schema, so that the page does not load zod for it. */
export const LONGEST_REASON = 500;

/** A reason to be entered before an action. `missing` is the error when it is empty, `given` the previous reason. */
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
     * The reason as one line, because it becomes one paragraph of an email; undefined if it cannot be sent, and then
     * the field shows why.
     */
    check(): string | undefined {
      if (line !== '' && line.length <= LONGEST_REASON) return line;
      setError(line === '' ? missing : `Must be less than ${LONGEST_REASON} characters`);
      return undefined;
    },
  };
}
export type Reason = ReturnType<typeof useReason>;
