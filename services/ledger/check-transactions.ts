import { type Key, keyOf, ledgerKeys, walletKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { belongsToArtist, isAdvanceAccount } from './chart-of-accounts.ts';
import { monthOf } from './entry-key.ts';
import type { Difference, Invariant } from './invariants.ts';
import {
  entryKeys,
  readEntry,
  readTransaction,
  type StoredEntry,
  type StoredLine,
  type StoredTransaction,
} from './stored-transaction.ts';
import { Wallet } from './wallet.ts';
import { artistOf } from './wallet-writes.ts';

/** A part of the ledger: its transactions and entries, and a difference for each malformed item. */
export type LedgerPart = { transactions: StoredTransaction[]; entries: StoredEntry[]; differences: Difference[] };

const keyName = ({ PK, SK }: Key): string => `${PK}/${SK}`;
const difference = (invariant: Invariant, where: string): Difference => ({ invariant, where });

/**
 * Sorts items of the ledger into transactions and entries. Reports each item that `post()` cannot have written as a
 * difference.
 */
export function readLedgerPart(items: readonly Item[]): LedgerPart {
  const part: LedgerPart = { transactions: [], entries: [], differences: [] };
  for (const item of items) {
    const key = keyOf(item);
    const isHeader = ledgerKeys.transaction.read(key) !== undefined;
    try {
      if (isHeader) part.transactions.push(readTransaction(item));
      else if (ledgerKeys.entry.read(key)) part.entries.push(readEntry(item));
      else part.differences.push(difference('ledger-entry-differs', keyName(key)));
    } catch {
      part.differences.push(difference(isHeader ? 'ledger-transaction-differs' : 'ledger-entry-differs', keyName(key)));
    }
  }
  return part;
}

/**
 * Lists the other items that are needed to check a part: counterparts of its transactions and entries, and changed
 * wallets.
 */
export const counterpartKeys = ({ transactions, entries }: LedgerPart): { ledger: Key[]; wallets: Key[] } => ({
  ledger: uniqueKeys([
    ...transactions.flatMap(entryKeys),
    ...entries.map(({ hash }) => ledgerKeys.transaction({ hash })),
  ]),
  wallets: uniqueKeys(
    entries.flatMap(({ account }) =>
      belongsToArtist(account) ? [walletKeys.wallet({ artistId: artistOf(account) })] : [],
    ),
  ),
});

const uniqueKeys = (keys: readonly Key[]): Key[] => [...new Map(keys.map((key) => [keyName(key), key])).values()];

/**
 * Checks that each transaction matches its entries, that each entry matches its transaction, and that the artist's
 * wallet includes the entry. They are all written together and never changed, so a missing counterpart is always an
 * error.
 * @param counterparts those of the items requested by `counterpartKeys` that exist
 */
export function checkTransactions(part: LedgerPart, counterparts: { ledger: Item[]; wallets: Item[] }): Difference[] {
  const stored = new Map(counterparts.ledger.map((item) => [keyName(keyOf(item)), item]));
  const wallets = new Map(counterparts.wallets.map((item) => [keyName(keyOf(item)), Wallet.parse(item)]));
  const find = <T>(key: Key, read: (item: Item) => T): T | undefined => {
    const item = stored.get(keyName(key));
    try {
      return item && read(item);
    } catch {
      return undefined;
    }
  };

  const isTransactionRight = (transaction: StoredTransaction): boolean => {
    const { lines } = transaction;
    const keys = entryKeys(transaction);
    const sum = lines.reduce((total, { micros }) => total + micros, 0n);
    return sum === 0n && lines.length > 1 && keys.every((key, n) => isSame(lines[n], find(key, readEntry)));
  };
  const isEntryRight = (entry: StoredEntry): boolean =>
    isSame(entry, find(ledgerKeys.transaction({ hash: entry.hash }), readTransaction)?.lines[entry.n]);
  const isInWallet = ({ account, at }: StoredEntry): boolean => {
    if (!belongsToArtist(account)) return true;
    const wallet = wallets.get(keyName(walletKeys.wallet({ artistId: artistOf(account) })));
    return wallet?.months.has(monthOf(at)) === true && (wallet.hadAdvance || !isAdvanceAccount(account));
  };

  return [
    ...part.differences,
    ...part.transactions
      .filter((transaction) => !isTransactionRight(transaction))
      .map(({ key }) => difference('ledger-transaction-differs', key)),
    ...part.entries
      .filter((entry) => !isEntryRight(entry))
      .map(({ account, hash, n }) => difference('ledger-entry-differs', `${account} ${hash}#${n}`)),
    ...part.entries
      .filter((entry) => !isInWallet(entry))
      .map(({ account }) => difference('ledger-wallet-differs', account)),
  ];
}

const isSame = (line: StoredLine | undefined, other: StoredLine | undefined): boolean =>
  line !== undefined &&
  other !== undefined &&
  line.account === other.account &&
  line.part === other.part &&
  line.micros === other.micros;
