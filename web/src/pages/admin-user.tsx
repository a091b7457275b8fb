import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OfficeProfile } from '../../../shared/accounts/office-profile.ts';
import { userMessage } from '../data/accounts/messages.ts';
import { useRefreshListOnLeave, useUser } from '../data/accounts/user.ts';
import { userName } from '../data/accounts/user-name.ts';
import { RemoveSecondFactor } from '../features/office/remove-second-factor.tsx';
import { RoleSelect } from '../features/office/role-select.tsx';
import { StatusSelect } from '../features/office/status-select.tsx';
import { StatusToggle } from '../features/office/status-toggle.tsx';
import { UserFacts } from '../features/office/user-facts.tsx';
import { UserReleases } from '../features/office/user-releases.tsx';
import { UserTimeline } from '../features/office/user-timeline.tsx';
import { PayoutsOfArtist } from '../features/payouts/payouts-of-artist.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { queryWithValue } from '../lib/use-query-text.ts';
import { BackLink } from '../ui/back-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** An account: its profile, its releases, and the office's actions on it (product 13.8). */
export default function AdminUserPage() {
  const { artistId } = usePathParams('/dashboard/admin/users/:artistId');
  const user = useUser(artistId);
  useRefreshListOnLeave();
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin')}>Back to all users</BackLink>
      <QueryState
        query={user}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to fetch user data. ${userMessage(error)}`}
      >
        {(found) => <User user={found} />}
      </QueryState>
    </PageFrame>
  );
}

function User({ user }: { user: OfficeProfile }) {
  useDocumentTitle(userName(user));
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-2">
        <div className="grid min-w-0 gap-3">
          <h1 className="text-title [overflow-wrap:anywhere]">{userName(user)}</h1>
          <div className="flex flex-wrap items-center gap-3">
            <StatusSelect user={user} />
            <StatusToggle user={user} />
            <RoleSelect user={user} />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          {user.hasSecondFactor && <RemoveSecondFactor user={user} />}
          <Link to={pathTo('/dashboard/admin/users/:artistId/view', { artistId: user.id })} className={buttonLook()}>
            View as artist
          </Link>
        </div>
      </header>
      <UserTabs user={user} />
    </>
  );
}

const tabs = ['profile', 'releases', 'payouts', 'timeline'] as const;
type Tab = (typeof tabs)[number];

function UserTabs({ user }: { user: OfficeProfile }) {
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find((tab) => tab === query.get('tab')) ?? 'profile';
  const contents: Record<Tab, ReactNode> = {
    profile: <UserFacts user={user} />,
    releases: <UserReleases artistId={user.id} />,
    payouts: <PayoutsOfArtist artistId={user.id} />,
    timeline: <UserTimeline artistId={user.id} />,
  };
  return (
    <Tabs
      label="About the account"
      tabs={[
        { value: 'profile', label: 'Profile' },
        { value: 'releases', label: 'Releases', count: user.releaseCount },
        { value: 'payouts', label: 'Payouts' },
        { value: 'timeline', label: 'Timeline' },
      ]}
      chosen={chosen}
      onChoose={(tab) => setQuery(queryWithValue('tab', tab), { replace: true })}
    >
      {contents[chosen]}
    </Tabs>
  );
}
