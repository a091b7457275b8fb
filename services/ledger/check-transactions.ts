import { type Key, ledgerKeys, walletKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { isAdvanceAccount, isOfOneArtist } from './chart-of-accounts.ts';
import { monthOf } from './entry-key.ts';
import type { Difference, Invariant } from './invariants.ts';
import {
  entryKeysOf,
  readEntry,
  readTransaction,
  type StoredEntry,
  type StoredLine,
  type StoredTransaction,
} from './stored-transaction.ts';
import { Wallet } from './wallet.ts';
import { artistOf } from './wallet-writes.ts';

/** A part of the ledger: what was found there, and where it does not have its form. */
export type LedgerPart = { transactions: StoredTransaction[]; entries: StoredEntry[]; differences: Difference[] };

const nameOf = ({ PK, SK }: Key): string => `${PK}/${SK}`;
const differs = (invariant: Invariant, where: string): Difference => ({ invariant, where });

/** Sorts what a part of the ledger holds. An item that `post()` does not write is a difference. */
export function readLedgerPart(items: readonly Item[]): LedgerPart {
  const part: LedgerPart = { transactions: [], entries: [], differences: [] };
  for (const item of items) {
    const key = item as Key;
    const isHeader = ledgerKeys.transaction.read(key) !== undefined;
    try {
      if (isHeader) part.transactions.push(readTransaction(item));
      else if (ledgerKeys.entry.read(key)) part.entries.push(readEntry(item));
      else part.differences.push(differs('ledger-entry-differs', nameOf(key)));
    } catch {
      part.differences.push(differs(isHeader ? 'ledger-transaction-differs' : 'ledger-entry-differs', nameOf(key)));
    }
  }
  return part;
}

/** What else must be read to check a part: the other side of each transaction, and the wallets that it moved. */
export const counterpartsOf = ({ transactions, entries }: LedgerPart): { ledger: Key[]; wallets: Key[] } => ({
  ledger: unique([
    ...transactions.flatMap(entryKeysOf),
    ...entries.map(({ hash }) => ledgerKeys.transaction({ hash })),
  ]),
  wallets: unique(
    entries.flatMap(({ account }) =>
      isOfOneArtist(account) ? [walletKeys.wallet({ artistId: artistOf(account) })] : [],
    ),
  ),
});

const unique = (keys: readonly Key[]): Key[] => [...new Map(keys.map((key) => [nameOf(key), key])).values()];

/**
 * Checks each transaction of a part against its entries, each entry against its transaction, and that a wallet knows of it. All of them
 * were written together and are never changed, so what has one without the other is wrong whenever it is looked at.
 * @param counterparts what `counterpartsOf` asked for, as far as it is there
 */
export function checkTransactions(part: LedgerPart, counterparts: { ledger: Item[]; wallets: Item[] }): Difference[] {
  const stored = new Map(counterparts.ledger.map((item) => [nameOf(item as Key), item]));
  const wallets = new Map(counterparts.wallets.map((item) => [nameOf(item as Key), Wallet.parse(item)]));
  const find = <T>(key: Key, read: (item: Item) => T): T | undefined => {
    const item = stored.get(nameOf(key));
    try {
      return item && read(item);
    } catch {
      return undefined;
    }
  };

  const ofTransaction = (transaction: StoredTransaction): boolean => {
    const { lines } = transaction;
    const keys = entryKeysOf(transaction);
    const sum = lines.reduce((total, { micros }) => total + micros, 0n);
    return sum === 0n && lines.length > 1 && lines.every((line, n) => isSame(line, find(keys[n] as Key, readEntry)));
  };
  const ofEntry = (entry: StoredEntry): boolean =>
    isSame(entry, find(ledgerKeys.transaction({ hash: entry.hash }), readTransaction)?.lines[entry.n]);
  const isInWallet = ({ account, at }: StoredEntry): boolean => {
    if (!isOfOneArtist(account)) return true;
    const wallet = wallets.get(nameOf(walletKeys.wallet({ artistId: artistOf(account) })));
    return wallet?.months.has(monthOf(at)) === true && (wallet.hadAdvance || !isAdvanceAccount(account));
  };

  return [
    ...part.differences,
    ...part.transactions
      .filter((transaction) => !ofTransaction(transaction))
      .map(({ key }) => differs('ledger-transaction-differs', key)),
    ...part.entries
      .filter((entry) => !ofEntry(entry))
      .map(({ account, hash, n }) => differs('ledger-entry-differs', `${account} ${hash}#${n}`)),
    ...part.entries
      .filter((entry) => !isInWallet(entry))
      .map(({ account }) => differs('ledger-wallet-differs', account)),
  ];
}

const isSame = (line: StoredLine, other: StoredLine | undefined): boolean =>
  other !== undefined && line.account === other.account && line.part === other.part && line.micros === other.micros;
