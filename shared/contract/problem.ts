import type { ProblemCode } from './problems.ts';

export type { ProblemCode };

/**
 * An error with a code from the table of problems. Any other error is answered with `internal`. The table itself is not
 * bundled for the browser.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Record<string, unknown>;
  constructor(code: ProblemCode, details: Record<string, unknown> = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }
}
