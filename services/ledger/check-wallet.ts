import { isAdvanceAccount } from './chart-of-accounts.ts';
import type { Difference } from './invariants.ts';
import { walletParts } from './posting.ts';
import type { StoredEntry } from './stored-transaction.ts';
import type { Wallet } from './wallet.ts';

/**
 * Checks a wallet against its entries, all read at the same version: each part is the sum of its entries, `ver` is the
 * number of their transactions, `advanced` is the sum of the advance entries, and earned plus advanced minus paid out
 * is the sum of the parts. No part is negative, except `available` after a clawback.
 * @param entries the entries of the artist's account and of their advances
 */
export function checkWallet(account: string, wallet: Wallet, entries: readonly StoredEntry[]): Difference[] {
  const sumOf = (of: readonly StoredEntry[]) => of.reduce((total, { micros }) => total - micros, 0n);
  const advanceEntries = entries.filter((entry) => isAdvanceAccount(entry.account));
  const artistEntries = entries.filter((entry) => !advanceEntries.includes(entry));
  const isWhole =
    walletParts.every((part) => wallet[part] === sumOf(artistEntries.filter((entry) => entry.part === part))) &&
    wallet.ver === new Set(entries.map(({ hash }) => hash)).size &&
    wallet.advanced === -sumOf(advanceEntries) &&
    wallet.earned + wallet.advanced - wallet.paidOut === sumOf(artistEntries);
  const isOverdrawn =
    walletParts.some((part) => wallet[part] < 0n && !(part === 'available' && wallet.clawedBackAt !== undefined)) ||
    wallet.advanced < 0n;
  return [
    ...(isWhole ? [] : [{ invariant: 'ledger-wallet-differs' as const, where: account }]),
    ...(isOverdrawn ? [{ invariant: 'ledger-wallet-overdrawn' as const, where: account }] : []),
  ];
}
