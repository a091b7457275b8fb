import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Problem } from '../../shared/contract/problem.ts';
import { fullJitter } from './full-jitter.ts';

/** How long a burst of others' writes is waited out. */
const PATIENCE_MS = 2000;

/**
 * A throttle, a conflict with another transaction, or no free connection is no refusal, and of a read no lost answer: the call is made again, a
 * little later each time.
 * @param passes whether an error says that nothing was written, and that the same call may succeed
 * @throws Problem `busy` when it lasts: nothing was written, and the caller may ask again
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

/** Errors, and reasons of a cancelled transaction, after which the same call may succeed (DynamoDB Developer Guide, "Error handling"). */
const contention = {
  errors: [
    'TransactionConflictException',
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
  ],
  reasons: ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'],
};

/** Others were at the same items or partition, and no condition of ours refused. */
export const isContention = (error: unknown): boolean => {
  if (error instanceof TransactionCanceledException) {
    const codes = (error.CancellationReasons ?? []).flatMap(({ Code }) => (Code && Code !== 'None' ? Code : []));
    return codes.length > 0 && codes.every((code) => contention.reasons.includes(code));
  }
  return error instanceof Error && contention.errors.includes(error.name);
};
