import type { Difference } from './invariants.ts';
import { walletParts } from './posting.ts';
import type { StoredEntry } from './stored-transaction.ts';
import type { Wallet } from './wallet.ts';

/**
 * Checks a wallet against its entries, all of them as they were at one moment: each part is their sum, `ver` the number of their
 * transactions, and earned less paid out all that is there. No part is below zero, but for what can be asked for after a clawback.
 */
export function checkWallet(account: string, wallet: Wallet, entries: readonly StoredEntry[]): Difference[] {
  const sumOf = (of: readonly StoredEntry[]) => of.reduce((total, { micros }) => total - micros, 0n);
  const isWhole =
    walletParts.every((part) => wallet[part] === sumOf(entries.filter((entry) => entry.part === part))) &&
    wallet.ver === new Set(entries.map(({ hash }) => hash)).size &&
    wallet.earned - wallet.paidOut === sumOf(entries);
  const isOverdrawn = walletParts.some(
    (part) => wallet[part] < 0n && !(part === 'available' && wallet.clawedBackAt !== undefined),
  );
  return [
    ...(isWhole ? [] : [{ invariant: 'ledger-wallet-differs' as const, where: account }]),
    ...(isOverdrawn ? [{ invariant: 'ledger-wallet-overdrawn' as const, where: account }] : []),
  ];
}
