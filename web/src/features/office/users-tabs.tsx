import { useSearchParams } from 'react-router-dom';
import { statuses, statusLabels, usersWords } from '../../data/accounts/messages.ts';
import { useUsers } from '../../data/accounts/queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { UsersTable } from './users-table.tsx';

const ALL = 'all';
/** In the order of the tabs (product 13.1). */
const order = ['new', ALL, 'active', 'pending', 'rejected'] as const;

/** Every account, by status. The chosen tab stands in the address. */
export function UsersTabs() {
  const [query, setQuery] = useSearchParams();
  const chosen = order.find((tab) => tab === query.get('tab')) ?? order[0];
  const users = useUsers(chosen === ALL ? undefined : chosen);
  const pages = users.data?.pages ?? [];
  const counts = pages[0]?.counts;
  const rows = pages.flatMap(({ items }) => items);
  const total = counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const tabs = order.map((value) => ({
    value,
    label: value === ALL ? 'All' : statusLabels[value],
    count: value === ALL ? total : counts?.[value],
  }));
  return (
    <Tabs label="Users by status" tabs={tabs} chosen={chosen} onChoose={(tab) => setQuery({ tab }, { replace: true })}>
      {users.isPending && <Rows />}
      {users.isError && (
        <LoadFailed
          words={`Failed to fetch user data. ${usersWords(users.error)}`}
          onRetry={() => void users.refetch()}
          busy={users.isFetching}
        />
      )}
      {users.isSuccess && rows.length === 0 && <EmptyState title="No users found in this category." />}
      {rows.length > 0 && <UsersTable users={rows} />}
      {users.hasNextPage && (
        <Button
          className="mt-6"
          busy={users.isFetchingNextPage && 'Loading'}
          onClick={() => void users.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </Tabs>
  );
}

const Rows = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </div>
);
