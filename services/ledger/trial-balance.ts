import { type Account, isOfOneArtist, rowOf } from './chart-of-accounts.ts';
import type { Difference } from './invariants.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** What each account was moved by, in micro-dollars, debits less credits. All artists are one line of a kind, each store has its own. */
export type Totals = ReadonlyMap<string, bigint>;

/** One line of a trial balance: what an account holds, on its normal side. */
export type Balance = { account: string; normal: 'debit' | 'credit'; micros: bigint };

const lineOf = (account: Account): string => (isOfOneArtist(account) ? account.replace(/:.*$/, '') : account);

/** Adds whole transactions, so that the sum of a trial balance is zero at every moment, also while postings arrive. */
export function addedTo(totals: Totals, transactions: readonly StoredTransaction[]): Totals {
  const sums = new Map(totals);
  for (const { account, micros } of transactions.flatMap(({ lines }) => lines))
    sums.set(lineOf(account), (sums.get(lineOf(account)) ?? 0n) + micros);
  return sums;
}

export const trialBalance = (totals: Totals): Balance[] =>
  [...totals].sort().map(([account, sum]) => {
    const { normal } = rowOf(account);
    return { account, normal, micros: normal === 'debit' ? sum : -sum };
  });

/** The accounts that stand on their wrong side, of those that never may. */
export const turnedAccounts = (totals: Totals): Difference[] =>
  trialBalance(totals)
    .filter(({ account, micros }) => micros < 0n && !rowOf(account).mayTurn)
    .map(({ account }) => ({ invariant: 'ledger-account-turned', where: account }));

/**
 * So many walks of the books, one after the other, find an account turned before it is said. While postings arrive, a walk may come upon one
 * that takes back, and not upon what it takes back: that was stored behind it. Not each time.
 */
export const TURNED_WALKS = 3;
