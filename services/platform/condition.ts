import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** A write whose condition did not hold: the existing item, when the write asked for it, the write's index in its transaction, and the refusal itself. */
export type Refused = { existing: Record<string, unknown> | undefined; index: number; error: Error };

/**
 * Runs a conditional write; when its own condition refuses it, answers what `explain` makes of it instead of throwing.
 * Everything else (throttling, a conflict with another transaction) stays an error and is retried by the caller.
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
