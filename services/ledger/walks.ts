import type { ReceiptId } from '../../shared/ids.ts';
import { type Key, keys, ledgerKeys, walletKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import { checkCardPayouts } from './check-card-payouts.ts';
import { checkReceipts } from './check-receipts.ts';
import { checkStatement } from './check-statement.ts';
import { checkTransactions, counterpartsOf, readLedgerPart } from './check-transactions.ts';
import { checkWallet } from './check-wallet.ts';
import type { Difference } from './invariants.ts';
import { postingHash } from './posting.ts';
import type { StoredTransaction } from './stored-transaction.ts';

export const walkNames = ['ledger', 'wallets', 'payments', 'statements', 'receipts'] as const;
export type WalkName = (typeof walkNames)[number];

/** What one piece of a walk found, and from where the next one goes on; none when it was the last. */
export type Piece = {
  differences: Difference[];
  /** Transactions that were seen, each in one piece of a walk. */
  transactions: StoredTransaction[];
  next: string | undefined;
};

type Needs = { books: BooksRepository; table: Pick<Table, 'page' | 'partition'> };
type Walk = (needs: Needs, from: string | undefined) => Promise<Piece>;

/** Items of a piece: some hundred kilobytes, and as much again of what they are held against. */
const PIECE = 500;
/** A statement may have a hundred thousand transactions. */
const STATEMENTS = 3;
/** A wallet that is moved while its entries are read is read again. */
const TRIES = 5;

const cursorOf = (next: Key | undefined) => next && JSON.stringify(next);
const keyOf = (from: string | undefined) => from && (JSON.parse(from) as Key);

/** Each transaction and each entry. */
const ledger: Walk = async ({ books }, from) => {
  const { items, next } = await books.page('ledger', { limit: PIECE, from: keyOf(from) || undefined });
  const part = readLedgerPart(items);
  const asked = counterpartsOf(part);
  const counterparts = {
    ledger: await books.items('ledger', asked.ledger),
    wallets: await books.items('wallets', asked.wallets),
  };
  const differences = checkTransactions(part, counterparts);
  return { differences, transactions: part.transactions, next: cursorOf(next) };
};

/** Each wallet, by all of its entries. */
const wallets: Walk = async ({ books }, from) => {
  const { items, next } = await books.page('wallets', { limit: PIECE / 10, from: keyOf(from) || undefined });
  const differences: Difference[] = [];
  for (const item of items) differences.push(...(await ofWallet(books, item)));
  return { differences, transactions: [], next: cursorOf(next) };
};

async function ofWallet(books: BooksRepository, item: Item): Promise<Difference[]> {
  const { artistId } = walletKeys.wallet.read(item as Key) ?? {};
  if (!artistId) return [{ invariant: 'ledger-wallet-differs', where: String(item.PK) }];
  const account = `artist:${artistId}` as const;
  const key = walletKeys.wallet({ artistId });
  for (let tried = 1; tried <= TRIES; tried++) {
    const before = await books.wallet(key);
    const entries = await books.entries(account, before.months);
    if (before.hadAdvance) entries.push(...(await books.entries(`advance:${artistId}`, before.months)));
    const after = await books.wallet(key);
    // Otherwise a posting arrived between the three reads, and they are of different moments.
    if (after.ver === before.ver) return checkWallet(account, after, entries);
  }
  // One that never rests is looked at by the next walk.
  return [];
}

/** Each payment was posted when it was taken; and, with the last of them, each payout of the provider, which are some hundred a year. */
const payments: Walk = async ({ books, table }, from) => {
  const { items, next } = await table.page('all', 'PAYMENTS', { limit: PIECE / 5, cursor: from });
  const ids = items.flatMap((item) => keys.payment.read(item as Key)?.paymentId ?? []);
  const headerOf = (id: string) => ledgerKeys.transaction({ hash: postingHash({ key: `plan:${id}` }) });
  const posted = new Set((await books.items('ledger', ids.map(headerOf))).map(({ PK }) => PK));
  const differences: Difference[] = ids
    .filter((id) => !posted.has(headerOf(id).PK))
    .map((where) => ({ invariant: 'ledger-payment-unposted', where }));
  if (next === undefined) differences.push(...(await checkCardPayouts(books, await cardPayouts(table))));
  return { differences, transactions: [], next };
};

const cardPayouts = (table: Needs['table']): Promise<Item[]> =>
  table.partition(keys.cardPayout({ createdAt: '', cardPayoutId: '' }).PK, { consistent: true });

/** Each statement was posted as it was approved. */
const statements: Walk = async ({ books, table }, from) => {
  const { items, next } = await table.page('all', 'STATEMENTS', { limit: STATEMENTS, cursor: from });
  const differences: Difference[] = [];
  for (const item of items) differences.push(...(await checkStatement({ books, table }, item)));
  return { differences, transactions: [], next };
};

/** Each receipt was posted when it was recorded, and taken back when it was reversed. There are some hundred a year: one piece is all. */
const receipts: Walk = async ({ books, table }) => {
  const items = await table.partition(keys.receipt({ payer: '', receiptId: '' as ReceiptId }).PK, { consistent: true });
  return { differences: await checkReceipts(books, items), transactions: [], next: undefined };
};

export const walks: Record<WalkName, Walk> = { ledger, wallets, payments, statements, receipts };
