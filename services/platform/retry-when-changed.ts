import { setTimeout } from 'node:timers/promises';
import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';
import { fullJitter } from './full-jitter.ts';

/**
 * Reads, decides and writes again when somebody else wrote in between, which the refusal `code` says. Each lost try is one success of
 * another's, so `tries` is how many others there can be, and one more; after them the refusal stands.
 */
export async function retryWhenChanged<T>(
  code: ProblemCode,
  attempt: () => Promise<T>,
  tries = 3,
  tried = 1,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tried >= tries || !(error instanceof Problem) || error.code !== code) throw error;
    await setTimeout(fullJitter(tried, { firstMs: 10, mostMs: 160 }));
    return retryWhenChanged(code, attempt, tries, tried + 1);
  }
}
