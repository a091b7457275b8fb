import { Link } from 'react-router-dom';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { ActivationNotice } from '../features/accounts/activation-notice.tsx';
import { meWords } from '../features/accounts/messages.ts';
import { useMe } from '../features/accounts/queries.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export default function DashboardPage() {
  usePageTitle('Dashboard');
  const me = useMe();
  if (me.isError) {
    return (
      <Page title="Dashboard">
        <LoadFailed
          words={`Failed to load profile data. ${meWords(me.error)}`}
          onRetry={() => void me.refetch()}
          busy={me.isFetching}
        />
      </Page>
    );
  }
  return (
    <Page
      title="Dashboard"
      lead={
        me.data ? (
          <span className="flex flex-wrap items-center gap-3">
            {me.data.artistName || me.data.fullName}
            <AccountBadge status={me.data.status} />
          </span>
        ) : (
          <Skeleton className="h-6 w-48" />
        )
      }
    >
      {me.data && me.data.status !== 'active' && <ActivationNotice status={me.data.status} />}
      <section aria-labelledby="actions">
        <h2 id="actions" className="pb-3 text-lead">
          Quick actions
        </h2>
        <ul>
          <Action to={paths.releases} title="Releases" text="Your library: add a release, complete it, submit it." />
          {me.data?.isAdmin && (
            <>
              <Action to={paths.admin} title="Admin" text="Accounts that wait for activation." />
              <Action to={paths.adminReleases} title="All Releases" text="Submitted releases, ready to export." />
            </>
          )}
        </ul>
      </section>
    </Page>
  );
}

const Action = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li className="border-t border-line">
    <Link to={to} className="group grid gap-x-6 py-4 sm:grid-cols-[12rem_1fr_auto]">
      <span className="font-[560] group-hover:text-signal-ink">{title}</span>
      <span className="text-soft">{text}</span>
      <span aria-hidden className="text-soft transition-transform group-hover:translate-x-1 max-sm:hidden">
        →
      </span>
    </Link>
  </li>
);
