import * as z from 'zod';
import { type Key, ledgerKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { monthsBetween } from './account-statement.ts';
import type { BooksRepository } from './books-repository.ts';
import { type Account, belongsToArtist, type HouseAccount, houseAccountNames } from './chart-of-accounts.ts';
import { checkTransactions, counterpartKeys, readLedgerPart } from './check-transactions.ts';
import { shardsOf } from './entry-key.ts';
import type { Difference } from './invariants.ts';
import { entryKeys, readTransaction, type StoredEntry } from './stored-transaction.ts';

/** The number of entries in a piece, and the maximum number of empty partitions that a piece may skip. */
const [PIECE, MOST_EMPTY] = [500, 200];

/** Where the walk through recent entries continues. */
export const EntriesPosition = z.object({
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The stores whose accounts are walked. */
  payers: z.array(z.string()),
  /** The partition to continue with, by its number. */
  partition: z.int(),
  /** The last entry read of that partition. */
  after: z.string().optional(),
});
type EntriesPosition = z.output<typeof EntriesPosition>;

const Payer = z.object({ read: z.object({ payer: z.string() }) });

/** Begins a walk through the entries since a time. Finds the stores that have accounts through their statements. */
export async function firstEntries(table: Pick<Table, 'page'>, since: string, now: Date): Promise<EntriesPosition> {
  const payers = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await table.page('all', 'STATEMENTS', { limit: 500, cursor });
    for (const item of page.items) {
      const { data } = Payer.safeParse(item);
      if (data) payers.add(data.read.payer);
    }
    cursor = page.next;
  } while (cursor);
  return { since, until: now.toISOString(), payers: [...payers].sort(), partition: 0 };
}

function partitionsOf({ since, until, payers }: EntriesPosition): string[] {
  const accounts: HouseAccount[] = [...houseAccountNames, ...payers.map((payer) => `receivable:${payer}` as const)];
  const months = [...monthsBetween(new Date(since), new Date(Date.parse(until) + 1))];
  return accounts.flatMap((account) =>
    months.flatMap((yyyymm) =>
      Array.from(
        { length: shardsOf(account) },
        (_, shard) => ledgerKeys.entry({ account, yyyymm, shard, at: '', hash: '', n: 0 }).PK,
      ),
    ),
  );
}

/**
 * Checks a piece of the recent entries of house accounts, with their whole transactions. It does not see a transaction
 * between artists' accounts only, or one that has lost all its house entries; the walk through the whole ledger does.
 */
export async function checkRecentEntries(
  books: BooksRepository,
  position: EntriesPosition,
): Promise<{ differences: Difference[]; next: EntriesPosition | undefined }> {
  const partitions = partitionsOf(position);
  const items: Item[] = [];
  let { partition, after } = position;
  for (let empty = 0; partition < partitions.length && items.length < PIECE && empty < MOST_EMPTY; ) {
    const page = await books.entriesSince(partitions[partition] ?? '', {
      since: position.since,
      after,
      limit: PIECE - items.length,
    });
    items.push(...page.items);
    if (page.items.length === 0) empty += 1;
    after = page.next;
    if (after === undefined) partition += 1;
  }
  const next = partition < partitions.length ? { ...position, partition, after } : undefined;
  return { differences: await checkTransactionPiece(books, items), next };
}

async function checkTransactionPiece(books: BooksRepository, items: readonly Item[]): Promise<Difference[]> {
  const part = readLedgerPart(items);
  const headers = await books.items('ledger', counterpartKeys(part).ledger);
  // Each transaction is checked once, with the first of its entries that this walk reads.
  const firsts = headers.filter((item) => isFirstAmong(item, part.entries));
  const lineKeys: Key[] = firsts.flatMap((item) => entryKeys(readTransaction(item)));
  const lines = await books.items('ledger', lineKeys);
  const whole = readLedgerPart([...firsts, ...lines]);
  const own = new Set(whole.entries.map(({ hash, n }) => `${hash} ${n}`));
  const rest = part.entries.filter(({ hash, n }) => !own.has(`${hash} ${n}`));
  const all = {
    differences: [...part.differences, ...whole.differences],
    transactions: whole.transactions,
    entries: [...whole.entries, ...rest],
  };
  const wallets = await books.items('wallets', counterpartKeys(all).wallets);
  return checkTransactions(all, { ledger: [...headers, ...lines], wallets });
}

function isFirstAmong(item: Item, entries: readonly StoredEntry[]): boolean {
  const { success, data } = z.object({ entries: z.array(z.object({ account: z.string() })) }).safeParse(item);
  const { hash } = ledgerKeys.transaction.read(item) ?? {};
  // A malformed header is reported with each of its entries.
  if (!success) return false;
  const first = data.entries.findIndex(({ account }) => !belongsToArtist(account as Account));
  return entries.some((entry) => entry.hash === hash && entry.n === first);
}
