import { microsOfCents } from '../../shared/money.ts';
import { ledgerKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import type { Difference } from './invariants.ts';
import { postingHash } from './posting.ts';
import { readTransaction } from './stored-transaction.ts';

/**
 * Checks that the ledger has each of the card provider's payouts as reported: the same amount moved from card clearing
 * to cash, and a failed payout was posted back.
 */
export async function checkCardPayouts(
  books: Pick<BooksRepository, 'items'>,
  items: readonly Item[],
): Promise<Difference[]> {
  const expected = items.flatMap(({ cardPayoutId, cents, failed }) => {
    const micros = microsOfCents(Number(cents));
    return [
      { cardPayoutId: String(cardPayoutId), key: `card-payout:${cardPayoutId}`, micros },
      { cardPayoutId: String(cardPayoutId), key: `card-payout-failed:${cardPayoutId}`, micros: failed ? -micros : 0n },
    ];
  });
  const headerKey = (key: string) => ledgerKeys.transaction({ hash: postingHash({ key }) });
  const headers = await books.items(
    'ledger',
    expected.map(({ key }) => headerKey(key)),
  );
  const transactions = new Map(headers.map((item) => [String(item.PK), readTransaction(item)]));
  const wrong = expected.filter(({ key, micros }) => {
    const lines = transactions.get(headerKey(key).PK)?.lines ?? [];
    const sumOf = (account: string) =>
      lines.reduce((sum, line) => (line.account === account ? sum + line.micros : sum), 0n);
    return sumOf('cash') !== micros || sumOf('card-clearing') !== -micros;
  });
  return [...new Set(wrong.map(({ cardPayoutId }) => cardPayoutId))].map((where) => ({
    invariant: 'ledger-card-payout-differs',
    where,
  }));
}
