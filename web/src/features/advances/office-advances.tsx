import { useState } from 'react';
import { advancesMessage } from '../../data/advances/messages.ts';
import { useAdvances } from '../../data/advances/queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { advanceColumns } from './advance-columns.tsx';

const GrantAdvanceDialog = lazyDialog(() => import('./grant-advance-dialog.tsx'));

/** The list of all advances, with a button to grant one (product 26.2). */
export function OfficeAdvances() {
  const [isGranting, setGranting] = useState(false);
  const { rows, error, isFetching, retry, more } = useAdvances();
  return (
    <div className="grid gap-6">
      <Button tone="signal" className="justify-self-start" onClick={() => setGranting(true)}>
        Grant an advance
      </Button>
      {error && !rows && (
        <LoadFailed message={`Failed to fetch advances. ${advancesMessage(error)}`} onRetry={retry} busy={isFetching} />
      )}
      {!rows && !error && <Skeleton className="h-40" />}
      {rows?.length === 0 && (
        <EmptyState title="No advances yet">
          An advance is recouped from the artist’s share of each statement.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Table label="Advances" columns={advanceColumns} rows={rows} keyOf={({ advanceId }) => advanceId} />
      )}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
      {isGranting && <GrantAdvanceDialog onClose={() => setGranting(false)} />}
    </div>
  );
}
