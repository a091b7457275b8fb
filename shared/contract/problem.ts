import type { ProblemCode } from './problems.ts';

export type { ProblemCode };

/** A refusal with a code of the table of problems; anything else that is thrown is answered `internal`. The table stays out of the browser. */
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
