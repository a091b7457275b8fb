import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/**
 * A write whose condition failed: the existing item (if the write requested it), the write's index in the transaction,
 * and the error.
 */
export type Refused = { existing: Record<string, unknown> | undefined; index: number; error: Error };

/**
 * Runs a conditional write. If its own condition fails, returns the result of `explain` instead of throwing. Any other
 * error (throttling, a conflict with another transaction) is thrown, for the caller to retry.
 */
export async function whenRefused<T, R>(write: Promise<T>, explain: (refused: Refused) => R): Promise<T | R> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) {
      return explain({ existing: error.Item && unmarshall(error.Item), index: 0, error });
    }
    if (error instanceof TransactionCanceledException) {
      const reasons = error.CancellationReasons ?? [];
      const index = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
      const item = reasons[index]?.Item;
      if (index >= 0) return explain({ existing: item && unmarshall(item), index, error });
    }
    throw error;
  }
}
