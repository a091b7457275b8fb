import { keys, ledgerKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import type { BooksRepository } from './books-repository.ts';
import type { Difference } from './invariants.ts';
import { postingHash } from './posting.ts';

const headerKey = (paymentId: string) => ledgerKeys.transaction({ hash: postingHash({ key: `plan:${paymentId}` }) });

/** Checks that each of these payments was posted. */
export async function checkPayments(
  books: Pick<BooksRepository, 'items'>,
  items: readonly Item[],
): Promise<Difference[]> {
  const ids = items.flatMap((item) => keys.payment.read(item)?.paymentId ?? []);
  const posted = new Set((await books.items('ledger', ids.map(headerKey))).map(({ PK }) => PK));
  return ids
    .filter((id) => !posted.has(headerKey(id).PK))
    .map((where) => ({ invariant: 'ledger-payment-unposted', where }));
}
