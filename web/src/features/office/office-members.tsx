import { Link } from 'react-router-dom';
import { roleLabels, usersMessage } from '../../data/accounts/messages.ts';
import { userName } from '../../data/accounts/user-name.ts';
import { useOfficeMembers } from '../../data/accounts/users.ts';
import { pathTo } from '../../lib/paths.ts';
import { Loading } from '../../ui/loading.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The office's members, each with a link to the account page, where roles are granted and revoked (product 3.15). */
export function OfficeMembers() {
  const members = useOfficeMembers();
  return (
    <section aria-labelledby="office-members">
      <h2 id="office-members" className="pb-3 text-lead">
        In the office
      </h2>
      <QueryState
        query={members}
        loading={
          <Loading>
            <Skeleton className="h-6 w-60" />
          </Loading>
        }
        failed={(error) => `Failed to fetch user data. ${usersMessage(error)}`}
        firstOnly
      >
        {({ members: all }) => (
          <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4">
            {all.map((user) => (
              <li key={user.id} className="[overflow-wrap:anywhere]">
                <Link
                  to={pathTo('/dashboard/admin/users/:artistId', { artistId: user.id })}
                  className="decoration-edge underline-offset-4 hover:underline"
                >
                  {userName(user)}
                </Link>{' '}
                <span className="text-small text-soft">{user.role && roleLabels[user.role]}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
