import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';

/**
 * Failures that a retry may resolve: a first request that is still running, concurrent writes, a lost response, or an
 * internal error.
 */
const temporaryErrors: readonly ProblemCode[] = ['still-running', 'busy', 'outcome-unknown', 'internal'];

/** Whether to retry: a rejection is final, but a lost connection or a temporary failure may pass. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof Problem) || temporaryErrors.includes(error.code));

const FIRST_WAIT_MS = 500;

/**
 * Applies the same retry rules to a call that is neither a query nor a mutation. @throws the error of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error;
      await new Promise((next) => setTimeout(next, FIRST_WAIT_MS * 2 ** failures));
    }
  }
}
