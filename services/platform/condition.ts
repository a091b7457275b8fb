import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** A write whose condition did not hold: the item that it met, when the write asked for it, its place in its transaction, and the refusal itself. */
export type Refused = { met: Record<string, unknown> | undefined; place: number; error: Error };

/**
 * Runs a conditional write; when its own condition refuses it, answers what it met instead of throwing.
 * Everything else (throttling, a conflict with another transaction) stays an error and is retried by the caller.
 */
export async function whenRefused<T, R>(write: Promise<T>, explain: (refused: Refused) => R): Promise<T | R> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) {
      return explain({ met: error.Item && unmarshall(error.Item), place: 0, error });
    }
    if (error instanceof TransactionCanceledException) {
      const reasons = error.CancellationReasons ?? [];
      const place = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
      const item = reasons[place]?.Item;
      if (place >= 0) return explain({ met: item && unmarshall(item), place, error });
    }
    throw error;
  }
}
