import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { userMessage } from '../../data/accounts/messages.ts';
import { useUserReleases } from '../../data/accounts/user.ts';
import { officePlan } from '../../data/payments/plan-names.ts';
import { salesStartText } from '../../data/releases/messages/release.ts';
import { shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanBadge, StatusBadge } from '../release-view/release-badges.tsx';

const columns: Column<ReleaseCard>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title || 'No title' },
  {
    key: 'status',
    header: 'Status',
    width: '10rem',
    cell: (card) => <StatusBadge status={card.status} isLive={card.liveAt !== null} readiness={card} />,
    narrow: 'aside',
  },
  {
    key: 'plan',
    header: 'Plan',
    width: '8rem',
    cell: (card) => <PlanBadge name={card.plan} trackCount={card.trackCount} nameOf={officePlan} />,
    narrow: null,
  },
  {
    key: 'tracks',
    header: 'Tracks',
    width: '5.5rem',
    align: 'end',
    cell: ({ trackCount }) => trackCount,
    narrow: null,
  },
  { key: 'date', header: 'Release Date', width: '11rem', cell: ({ salesStart }) => salesStartText(salesStart) },
  {
    key: 'changed',
    header: 'Last changed',
    width: '9rem',
    cell: ({ updatedAt }) => shortDate(updatedAt),
    narrow: null,
  },
];

/** An artist's releases, each linked to its office page. */
export function UserReleases({ artistId }: { artistId: string }) {
  const { rows, error, isFetching, retry, more } = useUserReleases(artistId);
  if (error && !rows) {
    return <LoadFailed message={`Failed to fetch releases. ${userMessage(error)}`} onRetry={retry} busy={isFetching} />;
  }
  if (!rows) {
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (rows.length === 0) return <EmptyState title="No releases yet." />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table
        label="Releases"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        hrefOf={({ id: releaseId }) =>
          pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId })
        }
      />
      {more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}
