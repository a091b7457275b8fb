import {
  InternalServerError,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { Problem } from '../../../shared/contract/problem.ts';
import type { Table } from '../../platform/table.ts';

/**
 * The share of calls to the table that fail: before they arrive, after they take effect, because of throttling, or
 * because of a conflict.
 */
const FAULT_SHARE = 0.2;

/** Makes some of a client's writes fail. @returns a function that returns how many have failed */
export function injectFaults(table: Table, random: () => number): () => number {
  let faults = 0;
  const $metadata = {};
  const fail = async (kind: number, call: () => Promise<unknown>): Promise<never> => {
    if (kind < 2) await call();
    switch (kind) {
      case 0:
        throw Object.assign(new Error('lost after'), { name: 'TimeoutError' });
      case 1:
        throw new InternalServerError({ message: 'failed after', $metadata });
      case 2:
        throw Object.assign(new Error('lost before'), { code: 'ECONNRESET' });
      case 3:
        throw new ProvisionedThroughputExceededException({ message: 'throttled', $metadata });
      default:
        throw new TransactionCanceledException({
          message: 'in conflict',
          CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
          $metadata,
        });
    }
  };
  table.client.middlewareStack.add(
    (next) => async (args) => {
      if (!('TransactItems' in args.input) || random() >= FAULT_SHARE) return next(args);
      faults++;
      return fail(Math.floor(random() * 5), () => next(args));
    },
    { step: 'initialize', name: 'faulted' },
  );
  return () => faults;
}

const passing: readonly string[] = ['busy', 'outcome-unknown'];

/**
 * Retries a call that was busy or whose outcome is unknown, as its caller would. Also used for reads of the books.
 * @throws any other error
 */
export async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      if (!isLate && !(error instanceof Problem && passing.includes(error.code))) throw error;
    }
  }
}

/** Returns the problem code of a failed call, or 'done'. */
export const outcomeOf = (ask: () => Promise<unknown>): Promise<string> =>
  persistently(ask).then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );
