import { useSearchParams } from 'react-router-dom';
import type { AccountEntry } from '../../../../shared/books/books.ts';
import { booksMessage, walletPartText } from '../../data/books/messages.ts';
import { useAccountEntries } from '../../data/books/queries.ts';
import { dateAndTime } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { queryWithValue } from '../../lib/use-query-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { debitCreditColumns } from './debit-credit-columns.tsx';
import { MonthChoice } from './month-choice.tsx';
import { monthText, thisMonth } from './months.ts';
import { TotalsRow } from './totals-row.tsx';

const columns: Column<AccountEntry>[] = [
  { key: 'at', header: 'When', width: '14rem', cell: ({ at }) => dateAndTime(at) },
  {
    key: 'what',
    header: 'What',
    cell: ({ what, part }) => (
      <>
        <span className="inline-block first-letter:uppercase">{what}</span>
        {part && <span className="text-soft">, {walletPartText(part)}</span>}
      </>
    ),
  },
];

/** An account's entries by month; each links to its transaction (product 28.2). */
export function Account({ account }: { account: string }) {
  const [query, setQuery] = useSearchParams();
  const month = query.get('month') ?? thisMonth(new Date());
  const { rows, error, isFetching, retry, more } = useAccountEntries(account, month);
  return (
    <div className="grid gap-6">
      <MonthChoice month={month} onChoose={(chosen) => setQuery(queryWithValue('month', chosen), { replace: true })} />
      {error && (
        <LoadFailed message={`Failed to fetch the entries. ${booksMessage(error)}`} onRetry={retry} busy={isFetching} />
      )}
      {!error && !rows && (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {rows?.length === 0 && (
        <EmptyState title={`No entries in ${monthText(month)}.`}>Months are counted in UTC.</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <div className="grid">
          <Table
            label="Entries"
            columns={[...columns, ...debitCreditColumns(rows)]}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ hash }) => pathTo('/dashboard/admin/books/transactions/:hash', { hash })}
          />
          <TotalsRow label={more ? 'Total of the loaded entries' : monthText(month)} rows={rows} />
        </div>
      )}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}
