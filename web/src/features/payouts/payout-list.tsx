import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import type { usePagedList } from '../../data/use-paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props<R extends PayoutView> = {
  columns: readonly Column<R>[];
  loaded: Pick<ReturnType<typeof usePagedList<R, { items: R[] }>>, 'rows' | 'error' | 'isFetching' | 'retry' | 'more'>;
  failed: (error: Error) => string;
  none: string;
};

/** One artist's payouts, newest first. */
export function PayoutList<R extends PayoutView>({ columns, loaded, failed, none }: Props<R>) {
  const { rows, error, isFetching, retry, more } = loaded;
  return (
    <div className="grid w-full gap-4">
      {error && <LoadFailed message={failed(error)} onRetry={retry} busy={isFetching} />}
      {!error && !rows && <Skeleton className="h-24" />}
      {rows?.length === 0 && <EmptyState title={none} />}
      {rows && rows.length > 0 && (
        <Table label="Payouts" columns={columns} rows={rows} keyOf={({ payoutId }) => payoutId} />
      )}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}
