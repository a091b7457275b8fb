import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';

/** Reads and writes again when somebody else wrote in between: `code` says so. Three tries, then the refusal stands. */
export async function retryConflict<T>(code: ProblemCode, attempt: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tries > 1 && error instanceof Problem && error.code === code) return retryConflict(code, attempt, tries - 1);
    throw error;
  }
}
