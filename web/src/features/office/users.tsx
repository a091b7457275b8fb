import { accountStatuses } from '../../../../shared/accounts/account-status.ts';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import { roleLabels, statusLabels, usersMessage } from '../../data/accounts/messages.ts';
import { userName } from '../../data/accounts/user-name.ts';
import { useUsers } from '../../data/accounts/users.ts';
import { plural, shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { StatusSelect } from './status-select.tsx';
import { StatusToggle } from './status-toggle.tsx';
import { UserLinks } from './user-links.tsx';

const ALL = 'all';
/** The tabs in their order (product 13.1). */
const tabs = ['new', ALL, 'active', 'pending', 'rejected'] as const;

const columns: Column<OfficeProfile>[] = [
  {
    key: 'name',
    header: 'Full Name',
    cell: (user) => (
      <>
        {userName(user)}
        {user.role && <span className="ml-2 text-small font-normal text-soft">{roleLabels[user.role]}</span>}
      </>
    ),
    sort: ({ fullName }) => fullName,
    csv: ({ fullName }) => fullName,
  },
  {
    key: 'country',
    header: 'Country',
    width: '13%',
    cell: ({ country }) => country,
    sort: ({ country }) => country,
    csv: ({ country }) => country,
  },
  {
    key: 'releases',
    header: 'Releases',
    width: '6.5rem',
    align: 'end',
    cell: ({ releaseCount }) => releaseCount,
    sort: ({ releaseCount }) => releaseCount,
    csv: ({ releaseCount }) => releaseCount,
    narrow: ({ releaseCount }) => plural(releaseCount, 'release'),
  },
  {
    key: 'tracks',
    header: 'Tracks',
    width: '5.5rem',
    align: 'end',
    cell: ({ trackCount }) => trackCount,
    sort: ({ trackCount }) => trackCount,
    csv: ({ trackCount }) => trackCount,
    narrow: ({ trackCount }) => plural(trackCount, 'track'),
  },
  {
    key: 'links',
    header: 'Links',
    width: '8rem',
    cell: (user) => <UserLinks user={user} of={userName(user)} />,
  },
  { key: 'social', header: 'Social Account', csv: ({ instagramHandle }) => instagramHandle },
  { key: 'music', header: 'Music Profile', csv: ({ spotifyProfile }) => spotifyProfile },
  { key: 'whatsapp', header: 'WhatsApp', csv: ({ whatsappNumber }) => whatsappNumber },
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
    width: '15rem',
    cell: (user) => (
      <span className="flex items-center gap-1">
        <StatusSelect user={user} />
        <StatusToggle user={user} />
      </span>
    ),
    csv: ({ status }) => statusLabels[status],
    narrow: 'aside',
  },
];

/** All accounts, by status. */
export function Users() {
  const view = useListView(tabs, columns);
  const users = useUsers(view.tab === ALL ? undefined : view.tab, view.settledSearch);
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
      hrefOf={({ id }) => pathTo('/dashboard/admin/users/:artistId', { artistId: id })}
      loaded={users}
      search={{
        label: 'Search users',
        placeholder: 'Name, handle or full email',
        by: 'server',
      }}
      firstOrder="Newest first"
      failed={(error) => `Failed to fetch user data. ${usersMessage(error)}`}
      empty={<EmptyState title="No users found in this category." />}
      fileName="users"
    />
  );
}
