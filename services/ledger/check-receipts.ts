import { MicrosInTable } from '../../shared/money.ts';
import { keys, ledgerKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import type { Difference } from './invariants.ts';
import { postingHash } from './posting.ts';
import { readTransaction } from './stored-transaction.ts';

/**
 * Checks that the ledger has each receipt as recorded, to the micro-dollar: cash increased and the payer's debt
 * decreased, and a reversed receipt was posted back.
 */
export async function checkReceipts(
  books: Pick<BooksRepository, 'items'>,
  items: readonly Item[],
): Promise<Difference[]> {
  const expected = items.flatMap((item) => {
    const { payer = '', receiptId = '' } = keys.receipt.read(item) ?? {};
    const micros = MicrosInTable.parse(item.micros);
    return [
      { receiptId, payer, key: `receipt:${receiptId}`, micros },
      { receiptId, payer, key: `receipt-reversal:${receiptId}`, micros: item.reversed ? -micros : 0n },
    ];
  });
  const headerKey = (key: string) => ledgerKeys.transaction({ hash: postingHash({ key }) });
  const headers = await books.items(
    'ledger',
    expected.map(({ key }) => headerKey(key)),
  );
  const transactions = new Map(headers.map((item) => [String(item.PK), readTransaction(item)]));
  const wrong = expected.filter(({ key, payer, micros }) => {
    const lines = transactions.get(headerKey(key).PK)?.lines ?? [];
    const sumOf = (account: string) =>
      lines.reduce((sum, line) => (line.account === account ? sum + line.micros : sum), 0n);
    return sumOf('cash') !== micros || sumOf(`receivable:${payer}`) !== -micros;
  });
  return [...new Set(wrong.map(({ receiptId }) => receiptId))].map((where) => ({
    invariant: 'ledger-receipt-differs',
    where,
  }));
}
