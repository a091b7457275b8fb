import type { Table } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import type { Difference } from './invariants.ts';
import { addedTo, type Balance, type Totals, trialBalance, turnedAccounts } from './trial-balance.ts';
import { walkNames, walks } from './walks.ts';

/** Walks all of the books at once: every difference, and the trial balance. */
export async function checkBooks(needs: {
  books: BooksRepository;
  table: Pick<Table, 'page' | 'partition'>;
}): Promise<{ differences: Difference[]; balances: Balance[] }> {
  const differences: Difference[] = [];
  let totals: Totals = new Map();
  for (const walk of walkNames) {
    let from: string | undefined;
    do {
      const piece = await walks[walk](needs, from);
      differences.push(...piece.differences);
      totals = addedTo(totals, piece.transactions);
      from = piece.next;
    } while (from);
  }
  return { differences: [...differences, ...turnedAccounts(totals)], balances: trialBalance(totals) };
}
