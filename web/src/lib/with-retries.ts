import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';

/**
 * Failures that a retry may mend: a first request still running, concurrent writers, a lost answer, an error of ours.
 */
const passing: readonly ProblemCode[] = ['still-running', 'busy', 'outcome-unknown', 'internal'];

/** A refusal is final; a lost connection or a temporary failure is worth another try. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof Problem) || passing.includes(error.code));

const FIRST_WAIT_MS = 500;

/** Retries a call that is neither a query nor a mutation as those are retried. @throws the error of the last try */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (!worthRetrying(failures, error)) throw error;
      await new Promise((next) => setTimeout(next, FIRST_WAIT_MS * 2 ** failures));
    }
  }
}
