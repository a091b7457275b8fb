import { accountStatuses } from '../../../../shared/accounts/account-status.ts';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import { statusLabels, usersMessage } from '../../data/accounts/messages.ts';
import { useUsers } from '../../data/accounts/users.ts';
import { shortDate } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { StatusSelect } from './status-select.tsx';
import { UserMenu } from './user-menu.tsx';

const ALL = 'all';
/** In the order of the tabs (product 13.1). */
const tabs = ['new', ALL, 'active', 'pending', 'rejected'] as const;

const columns: Column<Profile>[] = [
  {
    key: 'name',
    header: 'Full Name',
    width: '24%',
    cell: ({ fullName }) => fullName || 'No name',
    sort: ({ fullName }) => fullName,
    csv: ({ fullName }) => fullName,
  },
  { key: 'email', header: 'E-mail', cell: ({ email }) => email, sort: ({ email }) => email, csv: ({ email }) => email },
  {
    key: 'country',
    header: 'Country',
    width: '16%',
    cell: ({ country }) => country || '–',
    sort: ({ country }) => country,
    csv: ({ country }) => country,
  },
  {
    key: 'joined',
    header: 'Joined',
    width: '8.5rem',
    cell: ({ createdAt }) => shortDate(createdAt),
    sort: ({ createdAt }) => createdAt,
    csv: ({ createdAt }) => createdAt,
  },
  {
    key: 'status',
    header: 'Status',
    width: '12rem',
    cell: (user) => (
      <span className="flex items-center gap-1">
        <StatusSelect user={user} />
        {user.hasSecondFactor && <UserMenu user={user} />}
      </span>
    ),
    csv: ({ status }) => statusLabels[status],
    narrow: 'aside',
  },
];

/** Every account, by status. */
export function Users() {
  const view = useListView(tabs, columns);
  const users = useUsers(view.tab === ALL ? undefined : view.tab);
  const counts = users.head?.counts;
  const total = counts && accountStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return (
    <List
      label="Users"
      view={view}
      tabs={{
        label: 'Users by status',
        each: tabs.map((value) =>
          value === ALL
            ? { value, label: 'All', count: total }
            : { value, label: statusLabels[value], count: counts?.[value] },
        ),
      }}
      columns={columns}
      keyOf={({ id }) => id}
      loaded={users}
      search={{
        label: 'Search users',
        placeholder: 'Name, e-mail or country',
        textOf: ({ fullName, artistName, email, country }) => `${fullName} ${artistName} ${email} ${country}`,
      }}
      firstOrder="Newest first"
      failed={(error) => `Failed to fetch user data. ${usersMessage(error)}`}
      empty={<EmptyState title="No users found in this category." />}
      fileName="users"
    />
  );
}
