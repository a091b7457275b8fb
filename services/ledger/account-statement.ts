import type { Account } from './chart-of-accounts.ts';
import { rowOf } from './chart-of-accounts.ts';
import { monthOf } from './entry-key.ts';
import type { StoredEntry } from './stored-transaction.ts';

/** A line of an account's statement: the amount and the running total, both relative to the account's normal side. */
export type StatementLine = { at: Date; what: string; part?: StoredEntry['part']; micros: bigint; sum: bigint };

/** Lists the months of a time range, as the ledger names them. */
export function monthsBetween(from: Date, to: Date): string[] {
  const months: string[] = [];
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth()));
  for (let month = first; month < to; month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1)))
    months.push(monthOf(month));
  return months;
}

/** Returns the entries of an account from one moment (inclusive) to another (exclusive), ordered by time. */
export function statementLines(
  account: Account,
  entries: readonly StoredEntry[],
  { from, to }: { from: Date; to: Date },
): StatementLine[] {
  const side = rowOf(account).normal === 'debit' ? 1n : -1n;
  let sum = 0n;
  return entries
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, what, part, micros }) => {
      sum += micros * side;
      return { at, what, ...(part && { part }), micros: micros * side, sum };
    });
}
