import * as z from 'zod';
import type { Table } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import { checkPayments } from './check-payments.ts';
import { checkRecentEntries, EntriesPosition, firstEntries } from './check-recent-entries.ts';
import { checkStatement } from './check-statement.ts';
import type { ReconciliationPiece } from './reconciliation-piece.ts';

type Needs = { books: BooksRepository; table: Pick<Table, 'page' | 'partition'>; now: Date };

const DAY_MS = 24 * 3_600_000;
/**
 * How far back the daily walk goes: a large statement is posted for some hours under the time of its approval, and a
 * walk may miss a day.
 */
const RECENT_MS = 3 * DAY_MS;
/** How far back statements are read: they are imported some weeks before they are posted. */
const STATEMENTS_MS = 35 * DAY_MS;
const PAYMENTS = 100;

const Position = z.discriminatedUnion('part', [
  z.object({ part: z.literal('payments'), cursor: z.string().optional() }),
  z.object({ part: z.literal('statements'), cursor: z.string().optional() }),
  EntriesPosition.extend({ part: z.literal('entries') }),
]);
type Position = z.output<typeof Position>;

/**
 * Checks the additions to the books in the last days: one piece of the walk that runs daily, whatever the ledger's
 * size. New payments come first, then new statements, then new entries of house accounts with their transactions.
 */
export async function checkRecent(needs: Needs, from: string | undefined): Promise<ReconciliationPiece> {
  const { books, table, now } = needs;
  const position: Position = from === undefined ? { part: 'payments' } : Position.parse(JSON.parse(from));
  const pieceOf = (
    differences: ReconciliationPiece['differences'],
    next: Position | undefined,
  ): ReconciliationPiece => ({
    differences,
    transactions: [],
    next: next && JSON.stringify(next),
  });
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  if (position.part === 'payments') {
    const { cursor } = position;
    const page = await table.page('all', 'PAYMENTS', { limit: PAYMENTS, cursor, from: since(RECENT_MS) });
    const next: Position = page.next ? { part: 'payments', cursor: page.next } : { part: 'statements' };
    return pieceOf(await checkPayments(books, page.items), next);
  }
  if (position.part === 'statements') {
    const { cursor } = position;
    const page = await table.page('all', 'STATEMENTS', { limit: 1, cursor, from: since(STATEMENTS_MS) });
    const differences = [];
    for (const item of page.items) differences.push(...(await checkStatement({ books, table }, item)));
    if (page.next) return pieceOf(differences, { part: 'statements', cursor: page.next });
    return pieceOf(differences, { part: 'entries', ...(await firstEntries(table, since(RECENT_MS), now)) });
  }
  const { differences, next } = await checkRecentEntries(books, position);
  return pieceOf(differences, next && { part: 'entries', ...next });
}
