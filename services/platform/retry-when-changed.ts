import { setTimeout } from 'node:timers/promises';
import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';
import { fullJitter } from './full-jitter.ts';

/**
 * Reads, decides and writes again if a concurrent write intervened, which the problem `code` signals. A lost attempt
 * means that another writer succeeded, so `tries` is the possible number of writers plus one; after that the problem is
 * thrown.
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
