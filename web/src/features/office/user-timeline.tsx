import { officeMessage } from '../../data/office/messages.ts';
import { useAudit } from '../../data/office/queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditLink } from './audit-link.tsx';

/** The audit's columns without the account, and without sorting, because the order is always newest first. */
const columns = auditColumns
  .filter(({ key, cell }) => cell && key !== 'object')
  .map(({ sort: _, ...column }) => column);

/** The office's actions on an account, newest first, from the audit. */
export function UserTimeline({ artistId }: { artistId: string }) {
  const { rows, error, isFetching, retry, more } = useAudit({ object: artistId });
  if (error && !rows) {
    return (
      <LoadFailed message={`Failed to fetch the audit. ${officeMessage(error)}`} onRetry={retry} busy={isFetching} />
    );
  }
  if (!rows) {
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (rows.length === 0) return <EmptyState title="The office hasn’t changed anything here." />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table label="Timeline" columns={columns} rows={rows} keyOf={({ id }) => id} />
      {more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
      <AuditLink object={artistId} />
    </div>
  );
}
