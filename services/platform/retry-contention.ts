import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Problem } from '../../shared/contract/problem.ts';
import { fullJitter } from './full-jitter.ts';

/** How long to keep retrying during a burst of concurrent writes. */
const PATIENCE_MS = 2000;

/**
 * Retries a call that was throttled, conflicted with another transaction or found no free connection, with backoff. In
 * none of these cases did one of our conditions fail.
 * @param passes whether an error means that nothing was written and the same call may succeed
 * @throws Problem `busy` if retries run out: nothing was written, and the caller may try again
 */
export async function retryContention<T>(call: () => Promise<T>, passes: (error: unknown) => boolean): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let tried = 1; ; tried++) {
    try {
      return await call();
    } catch (error) {
      const wait = fullJitter(tried, { firstMs: 50, mostMs: 800 });
      if (!passes(error)) throw error;
      if (performance.now() + wait > giveUpAt) throw new Problem('busy', { reason: String(error) });
      await setTimeout(wait);
    }
  }
}

/**
 * Errors, and reasons for the cancellation of a transaction, after which the same call may succeed (DynamoDB Developer
 * Guide, "Error handling").
 */
const contention = {
  errors: [
    'TransactionConflictException',
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
  ],
  reasons: ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'],
};

/** Whether an error was caused by concurrent writers rather than by one of our conditions. */
export const isContention = (error: unknown): boolean => {
  if (error instanceof TransactionCanceledException) {
    const codes = (error.CancellationReasons ?? []).flatMap(({ Code }) => (Code && Code !== 'None' ? Code : []));
    return codes.length > 0 && codes.every((code) => contention.reasons.includes(code));
  }
  return error instanceof Error && contention.errors.includes(error.name);
};
