import { type Key, keyOf, keys, walletKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import { checkCardPayouts } from './check-card-payouts.ts';
import { checkPayments } from './check-payments.ts';
import { checkReceipts } from './check-receipts.ts';
import { checkRecent } from './check-recent.ts';
import { checkStatement } from './check-statement.ts';
import { checkTransactions, counterpartKeys, readLedgerPart } from './check-transactions.ts';
import { checkWallet } from './check-wallet.ts';
import type { Difference } from './invariants.ts';
import type { ReconciliationPiece } from './reconciliation-piece.ts';

/** The walks that together cover the whole books. */
export const wholeWalkNames = ['ledger', 'wallets', 'payments', 'statements', 'receipts'] as const;
export const walkNames = ['recent', ...wholeWalkNames] as const;
export type WalkName = (typeof walkNames)[number];

type Needs = { books: BooksRepository; table: Pick<Table, 'page' | 'partition'>; now: Date };
type Walk = (needs: Needs, from: string | undefined) => Promise<ReconciliationPiece>;

/** The number of items in a piece. They have a few hundred kilobytes, and their counterparts as much again. */
const PIECE = 500;
/** The number of statements in a piece. Each may have a hundred thousand transactions. */
const STATEMENTS = 3;
/** How often to re-read a wallet that changes while its entries are being read. */
const MAX_ATTEMPTS = 5;

const toCursor = (next: Key | undefined) => next && JSON.stringify(next);
const fromCursor = (from: string | undefined) => from && keyOf(JSON.parse(from));

/** Checks each transaction and each entry. */
const ledger: Walk = async ({ books }, from) => {
  const { items, next } = await books.page('ledger', { limit: PIECE, from: fromCursor(from) || undefined });
  const part = readLedgerPart(items);
  const wanted = counterpartKeys(part);
  const counterparts = {
    ledger: await books.items('ledger', wanted.ledger),
    wallets: await books.items('wallets', wanted.wallets),
  };
  const differences = checkTransactions(part, counterparts);
  return { differences, transactions: part.transactions, next: toCursor(next) };
};

/** Checks each wallet against all of its entries. */
const wallets: Walk = async ({ books }, from) => {
  const { items, next } = await books.page('wallets', { limit: PIECE / 10, from: fromCursor(from) || undefined });
  const differences: Difference[] = [];
  for (const item of items) differences.push(...(await checkOneWallet(books, item)));
  return { differences, transactions: [], next: toCursor(next) };
};

async function checkOneWallet(books: BooksRepository, item: Item): Promise<Difference[]> {
  const { artistId } = walletKeys.wallet.read(item) ?? {};
  if (!artistId) return [{ invariant: 'ledger-wallet-differs', where: String(item.PK) }];
  const account = `artist:${artistId}` as const;
  const key = walletKeys.wallet({ artistId });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const before = await books.wallet(key);
    const entries = await books.entries(account, before.months);
    if (before.hadAdvance) entries.push(...(await books.entries(`advance:${artistId}`, before.months)));
    const after = await books.wallet(key);
    // If the versions differ, a posting arrived between the three reads.
    if (after.ver === before.ver) return checkWallet(account, after, entries);
  }
  // A wallet that keeps changing is left to the next walk.
  return [];
}

/**
 * Checks that each payment was posted. The last piece also checks all payouts from the card provider, of which there
 * are a few hundred per year.
 */
const payments: Walk = async ({ books, table }, from) => {
  const { items, next } = await table.page('all', 'PAYMENTS', { limit: PIECE / 5, cursor: from });
  const differences = await checkPayments(books, items);
  if (next === undefined) differences.push(...(await checkCardPayouts(books, await cardPayouts(table))));
  return { differences, transactions: [], next };
};

const cardPayouts = (table: Needs['table']): Promise<Item[]> =>
  table.partition(keys.cardPayout.prefix({}).PK, { consistent: true });

/** Checks that each statement was posted as approved. */
const statements: Walk = async ({ books, table }, from) => {
  const { items, next } = await table.page('all', 'STATEMENTS', { limit: STATEMENTS, cursor: from });
  const differences: Difference[] = [];
  for (const item of items) differences.push(...(await checkStatement({ books, table }, item)));
  return { differences, transactions: [], next };
};

/**
 * Checks that each receipt was posted, and each reversed receipt posted back. There are only a few hundred receipts per
 * year, so one piece is enough.
 */
const receipts: Walk = async ({ books, table }) => {
  const items = await table.partition(keys.receipt.prefix({}).PK, { consistent: true });
  return { differences: await checkReceipts(books, items), transactions: [], next: undefined };
};

export const walks: Record<WalkName, Walk> = { recent: checkRecent, ledger, wallets, payments, statements, receipts };
