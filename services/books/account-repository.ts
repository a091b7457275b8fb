import type { Page } from '../../shared/contract/page.ts';
import { isWellFormed } from '../../shared/readable.ts';
import type { Account } from '../ledger/chart-of-accounts.ts';
import { shardsOf } from '../ledger/entry-key.ts';
import { readEntry, readTransaction, type StoredEntry, type StoredTransaction } from '../ledger/stored-transaction.ts';
import { ledgerKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';

const PAGE = 50;

const sortKeyOf = (item: Item): string => String(item.SK);
const cursorOf = (sortKey: string): string => Buffer.from(sortKey).toString('base64url');

/** Where a page goes on, if that is in this month: a cursor comes back from a browser. */
function startOf(cursor: string | undefined, prefix: string): string | undefined {
  const sortKey = Buffer.from(cursor ?? '', 'base64url').toString();
  return sortKey.startsWith(prefix) && isWellFormed(sortKey) && sortKey.length < 200 ? sortKey : undefined;
}

/**
 * The ledger for those who look at it: by its keys, and never walked.
 * @param table the ledger's
 */
export const accountRepository = (table: Pick<Table, 'get' | 'prefixPage'>) => ({
  /**
   * A page of an account's month, the newest first. A house account has it in shards: each is asked for a page, and the newest of all are
   * the page, so a month of any size costs as much as eight pages.
   * @param month YYYY-MM, in UTC
   */
  async page(account: Account, month: string, cursor: string | undefined): Promise<Page<StoredEntry>> {
    const prefix = `${month}-`;
    const after = startOf(cursor, prefix);
    const pages = await Promise.all(
      Array.from({ length: shardsOf(account) }, (_, shard) => {
        const yyyymm = month.replace('-', '');
        const { PK } = ledgerKeys.entry({ account, yyyymm, shard, at: '', hash: '', n: 0 });
        return table.prefixPage(PK, { prefix, limit: PAGE, lastFirst: true, ...(after && { after }) });
      }),
    );
    const found = pages.flatMap(({ items }) => items).sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? 1 : -1));
    const items = found.slice(0, PAGE);
    const last = items.at(-1);
    const hasMore = found.length > PAGE || pages.some(({ next }) => next);
    return { items: items.map(readEntry), ...(hasMore && last && { next: cursorOf(sortKeyOf(last)) }) };
  },

  async transaction(hash: string): Promise<StoredTransaction | undefined> {
    const item = await table.get(ledgerKeys.transaction({ hash }));
    return item && readTransaction(item);
  },
});

export type AccountRepository = ReturnType<typeof accountRepository>;
