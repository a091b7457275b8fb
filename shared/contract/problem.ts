import type { ProblemCode } from './problems.ts';

export type { ProblemCode };

/**
 * A refusal with a code from the table of problems; any other error is answered with `internal`. The browser does not
 * bundle the table.
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
