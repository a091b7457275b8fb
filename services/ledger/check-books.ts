import type { Table } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import type { Difference } from './invariants.ts';
import { walks, wholeWalkNames } from './reconciliation-walks.ts';
import {
  addToTotals,
  type Balance,
  type Totals,
  trialBalance,
  WALKS_TO_CONFIRM,
  wrongSideAccounts,
} from './trial-balance.ts';

type Needs = { books: BooksRepository; table: Pick<Table, 'page' | 'partition'>; now?: Date };

/** Checks all the books in one run; returns every difference and the trial balance. */
export async function checkBooks(needs: Needs): Promise<{ differences: Difference[]; balances: Balance[] }> {
  let { differences, totals } = await walkOnce(needs);
  let turned = wrongSideAccounts(totals);
  for (let walks = 1; walks < WALKS_TO_CONFIRM && turned.length > 0; walks += 1) {
    ({ differences, totals } = await walkOnce(needs));
    const again = new Set(wrongSideAccounts(totals).map(({ where }) => where));
    turned = turned.filter(({ where }) => again.has(where));
  }
  return { differences: [...differences, ...turned], balances: trialBalance(totals) };
}

async function walkOnce(needs: Needs): Promise<{ differences: Difference[]; totals: Totals }> {
  const differences: Difference[] = [];
  let totals: Totals = new Map();
  for (const walk of wholeWalkNames) {
    let from: string | undefined;
    do {
      const piece = await walks[walk]({ now: new Date(), ...needs }, from);
      differences.push(...piece.differences);
      totals = addToTotals(totals, piece.transactions);
      from = piece.next;
    } while (from);
  }
  return { differences, totals };
}
