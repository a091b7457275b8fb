import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Problem } from '../../shared/contract/problem.ts';
import { fullJitter } from '../platform/full-jitter.ts';
import { isUnanswered } from '../platform/is-unanswered.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import { type MoneyTables, post } from './post.ts';
import { type AnyPosting, type Posting, type Result, requestHash } from './posting.ts';

/** Whether a fact was posted now or before, and what was answered then. To who told it, both are the same success. */
export type Recorded = { outcome: 'posted' | 'replayed'; result: Result };

/** How long a transaction is tried again of which nobody knows whether it happened. */
const PATIENCE_MS = 4000;

/**
 * Runs the transactions in which money moves (design 3.10).
 * @param tables where money is: the ledger alone for postings of the platform's own accounts, or with the wallets
 */
export const ledgerRepository = <T extends string | MoneyTables>(table: Pick<Table, 'transact'>, tables: T) => ({
  /**
   * Stores a posting with the fact that causes it. What was posted before answers what it answered then; an outcome that nobody knows
   * is asked for again with the same key, which makes it happen once.
   * @param also the fact's own writes. They come first, so a refused one has the index that it has here; one that comes after them is
   * of a wallet that is short
   * @throws TransactionCanceledException when one of those conditions refuses (`whenRefused` explains it); Problem `idempotency-key-reused`
   * when the key was posted with something else; `busy` when nothing was written; `outcome-unknown` when nobody knows: ask again
   */
  async record(posting: T extends string ? Posting : AnyPosting, also: readonly Write[] = []): Promise<Recorded> {
    const writes = [...also, ...post(tables as MoneyTables, posting)];
    const giveUpAt = performance.now() + PATIENCE_MS;
    let wasUnknown = false;
    for (let tried = 1; ; tried++) {
      try {
        await table.transact(writes);
        return { outcome: 'posted', result: posting.result ?? {} };
      } catch (error) {
        const header = headerIn(error, also.length);
        if (header) return replayed(header, posting);
        if (!isUnknown(error, { header: also.length })) throw wasUnknown && isBusy(error) ? unknown(error) : error;
        wasUnknown = true;
        const wait = fullJitter(tried, { firstMs: 50, mostMs: 800 });
        if (performance.now() + wait > giveUpAt) throw unknown(error);
        await setTimeout(wait);
      }
    }
  },
});

const isBusy = (error: unknown) => error instanceof Problem && error.code === 'busy';
const unknown = (error: unknown) => new Problem('outcome-unknown', { reason: String(error) });

/** The header that was there already, when that refused the transaction. */
function headerIn(error: unknown, index: number): Item | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const { Code, Item: item } = error.CancellationReasons?.[index] ?? {};
  return Code === 'ConditionalCheckFailed' && item ? unmarshall(item) : undefined;
}

/** @throws Problem `idempotency-key-reused` */
function replayed(header: Item, posting: AnyPosting): Recorded {
  if (header.request !== requestHash(posting))
    throw new Problem('idempotency-key-reused', { reason: `${posting.key} was posted with something else` });
  return { outcome: 'replayed', result: (header.result ?? {}) as Result };
}

/**
 * Whether nobody knows if a transaction happened: its answer was lost, DynamoDB failed, or others were at the header, so that it could not
 * say whether that is there. Where a condition refused, or the call itself was wrong, it certainly did not.
 * @param header the header's index among the transaction's writes
 */
function isUnknown(error: unknown, { header }: { header: number }): boolean {
  if (error instanceof TransactionCanceledException) {
    const { Code = 'None' } = error.CancellationReasons?.[header] ?? {};
    return Code !== 'None' && Code !== 'ConditionalCheckFailed' && Code !== 'ValidationError';
  }
  return isUnanswered(error);
}
