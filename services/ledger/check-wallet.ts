import { isAdvanceAccount } from './chart-of-accounts.ts';
import type { Difference } from './invariants.ts';
import { walletParts } from './posting.ts';
import type { StoredEntry } from './stored-transaction.ts';
import type { Wallet } from './wallet.ts';

/**
 * Checks a wallet against its entries, all of them as they were at one moment: each part is their sum, `ver` the number of their
 * transactions, what is advanced the sum of those of its advances, and earned and advanced less paid out all that is there. No part is
 * below zero, but for what can be asked for after a clawback.
 * @param entries of the artist's account, and of their advances
 */
export function checkWallet(account: string, wallet: Wallet, entries: readonly StoredEntry[]): Difference[] {
  const sumOf = (of: readonly StoredEntry[]) => of.reduce((total, { micros }) => total - micros, 0n);
  const ahead = entries.filter((entry) => isAdvanceAccount(entry.account));
  const own = entries.filter((entry) => !ahead.includes(entry));
  const isWhole =
    walletParts.every((part) => wallet[part] === sumOf(own.filter((entry) => entry.part === part))) &&
    wallet.ver === new Set(entries.map(({ hash }) => hash)).size &&
    wallet.advanced === -sumOf(ahead) &&
    wallet.earned + wallet.advanced - wallet.paidOut === sumOf(own);
  const isOverdrawn =
    walletParts.some((part) => wallet[part] < 0n && !(part === 'available' && wallet.clawedBackAt !== undefined)) ||
    wallet.advanced < 0n;
  return [
    ...(isWhole ? [] : [{ invariant: 'ledger-wallet-differs' as const, where: account }]),
    ...(isOverdrawn ? [{ invariant: 'ledger-wallet-overdrawn' as const, where: account }] : []),
  ];
}
