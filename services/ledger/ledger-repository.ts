import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Problem } from '../../shared/contract/problem.ts';
import { fullJitter } from '../platform/full-jitter.ts';
import { isUnanswered } from '../platform/is-unanswered.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import { type MoneyTables, post } from './post.ts';
import { type AnyPosting, type Posting, Result, requestHash } from './posting.ts';

/** Whether a posting was stored now or earlier, and its original result. Both are success for the caller. */
export type RecordResult = { outcome: 'posted' | 'replayed'; result: Result };

/** How long to retry a transaction with an unknown outcome. */
const PATIENCE_MS = 4000;

/**
 * Runs the transactions that move money (design 3.10).
 * @param tables only the ledger table for postings between the platform's own accounts; otherwise also the wallets
 * table
 */
export const ledgerRepository = <T extends string | MoneyTables>(table: Pick<Table, 'transact'>, tables: T) => ({
  /**
   * Stores a posting together with its cause's writes. A repeated posting returns its original result. A transaction
   * with an unknown outcome is retried with the same key, so it takes effect once.
   * @param also the cause's own writes. They come first, so that a failed one keeps its index in this list; a failure
   * after them means insufficient balance
   * @throws TransactionCanceledException if a condition fails (`whenRefused` interprets it); Problem
   * `idempotency-key-reused` if the key was posted with different content; `busy` if nothing was written;
   * `outcome-unknown` if the outcome is still unknown: try again
   */
  async record(posting: T extends string ? Posting : AnyPosting, also: readonly Write[] = []): Promise<RecordResult> {
    const writes = [...also, ...post(tables as MoneyTables, posting)];
    const giveUpAt = performance.now() + PATIENCE_MS;
    let wasUnknown = false;
    for (let attempt = 1; ; attempt++) {
      try {
        await table.transact(writes);
        return { outcome: 'posted', result: posting.result ?? {} };
      } catch (error) {
        const header = existingHeader(error, also.length);
        if (header) return replayedResult(header, posting);
        if (!isUnknown(error, { header: also.length }))
          throw wasUnknown && isBusy(error) ? outcomeUnknown(error) : error;
        wasUnknown = true;
        const wait = fullJitter(attempt, { firstMs: 50, mostMs: 800 });
        if (performance.now() + wait > giveUpAt) throw outcomeUnknown(error);
        await setTimeout(wait);
      }
    }
  },
});

const isBusy = (error: unknown) => error instanceof Problem && error.code === 'busy';
const outcomeUnknown = (error: unknown) => new Problem('outcome-unknown', { reason: String(error) });

/** Returns the existing header, if it caused the failure. */
function existingHeader(error: unknown, index: number): Item | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const { Code, Item: item } = error.CancellationReasons?.[index] ?? {};
  return Code === 'ConditionalCheckFailed' && item ? unmarshall(item) : undefined;
}

/** @throws Problem `idempotency-key-reused` */
function replayedResult(header: Item, posting: AnyPosting): RecordResult {
  if (header.request !== requestHash(posting))
    throw new Problem('idempotency-key-reused', { reason: `${posting.key} was posted with something else` });
  return { outcome: 'replayed', result: Result.parse(header.result ?? {}) };
}

/**
 * Whether the outcome of a transaction is unknown: the reply was lost, DynamoDB failed, or a concurrent transaction
 * locked the header, so that its existence could not be checked. If a condition failed, or the call itself was wrong,
 * nothing was written.
 * @param header the header's index among the transaction's writes
 */
function isUnknown(error: unknown, { header }: { header: number }): boolean {
  if (error instanceof TransactionCanceledException) {
    const { Code = 'None' } = error.CancellationReasons?.[header] ?? {};
    return Code !== 'None' && Code !== 'ConditionalCheckFailed' && Code !== 'ValidationError';
  }
  return isUnanswered(error);
}
