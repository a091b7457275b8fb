import { setTimeout } from 'node:timers/promises';
import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';
import { fullJitter } from './full-jitter.ts';

/**
 * Reads, decides and writes again when a concurrent write intervened, which the refusal `code` signals. Each lost
 * attempt is another writer's success, so `tries` is the possible number of writers plus one; after that the refusal is
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
