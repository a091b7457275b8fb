import type { Page } from '../../shared/contract/page.ts';
import { isWellFormed } from '../../shared/readable-text.ts';
import type { Account } from '../ledger/chart-of-accounts.ts';
import { shardsOf } from '../ledger/entry-key.ts';
import { readEntry, readTransaction, type StoredEntry, type StoredTransaction } from '../ledger/stored-transaction.ts';
import { ledgerKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';

const PAGE = 50;

const fromCursor = (item: Item): string => String(item.SK);
const toCursor = (sortKey: string): string => Buffer.from(sortKey).toString('base64url');

/** The position where a page continues, if it is in this month; checked because cursors come from the browser. */
function startOfPage(cursor: string | undefined, prefix: string): string | undefined {
  const sortKey = Buffer.from(cursor ?? '', 'base64url').toString();
  return sortKey.startsWith(prefix) && isWellFormed(sortKey) && sortKey.length < 200 ? sortKey : undefined;
}

/**
 * Reads the ledger's entries and transactions by their keys; never scans.
 * @param table the ledger table
 */
export const accountRepository = (table: Pick<Table, 'get' | 'prefixPage'>) => ({
  /**
   * Reads a page of an account's month, newest first. A house account's month is spread over shards: reads a page from
   * each, and returns the newest of their entries, so that a month of any size costs as much as eight pages.
   * @param month YYYY-MM, in UTC
   */
  async page(account: Account, month: string, cursor: string | undefined): Promise<Page<StoredEntry>> {
    const prefix = `${month}-`;
    const after = startOfPage(cursor, prefix);
    const pages = await Promise.all(
      Array.from({ length: shardsOf(account) }, (_, shard) => {
        const yyyymm = month.replace('-', '');
        const { PK } = ledgerKeys.entry({ account, yyyymm, shard, at: '', hash: '', n: 0 });
        return table.prefixPage(PK, { prefix, limit: PAGE, lastFirst: true, ...(after && { after }) });
      }),
    );
    const found = pages.flatMap(({ items }) => items).sort((a, b) => (fromCursor(a) < fromCursor(b) ? 1 : -1));
    const items = found.slice(0, PAGE);
    const last = items.at(-1);
    const hasMore = found.length > PAGE || pages.some(({ next }) => next);
    return { items: items.map(readEntry), ...(hasMore && last && { next: toCursor(fromCursor(last)) }) };
  },

  async transaction(hash: string): Promise<StoredTransaction | undefined> {
    const item = await table.get(ledgerKeys.transaction({ hash }));
    return item && readTransaction(item);
  },
});

export type AccountRepository = ReturnType<typeof accountRepository>;
