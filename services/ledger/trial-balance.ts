import { type Account, belongsToArtist, rowOf } from './chart-of-accounts.ts';
import type { Difference } from './invariants.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/**
 * Debits minus credits of each account, in micro-dollars. There is one line for each kind of artists' account; each
 * store has its own line.
 */
export type Totals = ReadonlyMap<string, bigint>;

/** One line of a trial balance, relative to the account's normal side. */
export type Balance = { account: string; normal: 'debit' | 'credit'; micros: bigint };

const lineName = (account: Account): string => (belongsToArtist(account) ? account.replace(/:.*$/, '') : account);

/** Adds whole transactions, so that the trial balance always sums to zero, even while postings arrive. */
export function addToTotals(totals: Totals, transactions: readonly StoredTransaction[]): Totals {
  const sums = new Map(totals);
  for (const { account, micros } of transactions.flatMap(({ lines }) => lines))
    sums.set(lineName(account), (sums.get(lineName(account)) ?? 0n) + micros);
  return sums;
}

export const trialBalance = (totals: Totals): Balance[] =>
  [...totals].sort().map(([account, sum]) => {
    const { normal } = rowOf(account);
    return { account, normal, micros: normal === 'debit' ? sum : -sum };
  });

/** Finds the accounts that are on their wrong side, except those that may temporarily be. */
export const wrongSideAccounts = (totals: Totals): Difference[] =>
  trialBalance(totals)
    .filter(({ account, micros }) => micros < 0n && !rowOf(account).mayTurn)
    .map(({ account }) => ({ invariant: 'ledger-account-turned', where: account }));

/**
 * The number of consecutive walks that must find an account on its wrong side before it is reported. While postings
 * arrive, a walk may see a reversal but not the posting that it reverses, if that was stored behind the current
 * position. This is unlikely to happen in several consecutive walks.
 */
export const WALKS_TO_CONFIRM = 3;
