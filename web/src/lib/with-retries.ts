import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';

/** What another try may mend: a first request that still runs, a burst of others' writes, an answer that was lost, a failure of ours. */
const passing: readonly ProblemCode[] = ['still-running', 'busy', 'outcome-unknown', 'internal'];

/** A refusal is final; a lost connection, or what passes by itself, is worth another try. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof Problem) || passing.includes(error.code));

const FIRST_WAIT_MS = 500;

/** For a call that is no query and no mutation: tries again as those do. @throws what the last try threw */
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
