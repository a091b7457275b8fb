import { randomUUID } from 'node:crypto';
import { createTableLike } from '../../infra/faults/create-table-like.ts';
import { booksRepository } from '../ledger/books-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import { laptop } from './laptop.ts';
import { ownTable } from './own-table.ts';

/** Creates separate, empty books like the product's, so that no other test changes their sums. */
export async function ownBooks() {
  const table = await ownTable();
  const like = async (name: string): Promise<string> => {
    const own = `own-${randomUUID()}`;
    await createTableLike(table.client, { like: name, name: own });
    return own;
  };
  const tables: MoneyTables = {
    ledger: await like(laptop.outputs.LedgerTableName),
    wallets: await like(laptop.outputs.WalletTableName),
  };
  return { table, tables, books: booksRepository(tables) };
}
