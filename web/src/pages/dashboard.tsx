import { Link } from 'react-router-dom';
import { meMessage } from '../data/accounts/messages.ts';
import { useMe } from '../data/accounts/queries.ts';
import { useLibrary } from '../data/releases/queries/library.ts';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { ActivationNotice } from '../features/accounts/activation-notice.tsx';
import { StaysNotice } from '../features/accounts/stays-notice.tsx';
import { arrangeLibrary, type LibraryState, stateOf } from '../features/library/arrange-library.ts';
import { Unfinished } from '../features/library/unfinished.tsx';
import { addReleasePath, pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Stat } from '../ui/stat.tsx';

export default function DashboardPage() {
  const me = useMe();
  if (me.isError && !me.data) {
    return (
      <Page title="Dashboard">
        <LoadFailed
          message={`Failed to load profile data. ${meMessage(me.error)}`}
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
      actions={
        <Link to={addReleasePath} className={buttonLook({ tone: 'signal' })}>
          Add New Release
        </Link>
      }
    >
      {me.data && me.data.status !== 'active' && <ActivationNotice status={me.data.status} />}
      {me.data && <StaysNotice profile={me.data} />}
      <YourReleases />
      <section aria-labelledby="actions">
        <h2 id="actions" className="pb-3 text-lead">
          Quick actions
        </h2>
        <ul>
          <Action
            to={addReleasePath}
            title="Add New Release"
            text="A single, an EP or an album: begin with any field."
          />
          <Action
            to={pathTo('/dashboard/releases')}
            title="Releases"
            text="Your library: find one, complete it, submit it."
          />
          {me.data?.isAdmin && (
            <>
              <Action to={pathTo('/dashboard/admin')} title="Admin" text="Accounts that wait for activation." />
              <Action
                to={pathTo('/dashboard/admin/releases')}
                title="All Releases"
                text="Submitted releases, ready to export."
              />
            </>
          )}
        </ul>
      </section>
    </Page>
  );
}

/** So many drafts are shown; the library has them all. */
const MOST_UNFINISHED = 4;

const inState = (state: LibraryState) => `${pathTo('/dashboard/releases')}?state=${state}`;

/** Where the artist stands, and where they left off. */
function YourReleases() {
  const { cards, data, isPending } = useLibrary();
  if (isPending) return <Skeleton className="h-64" />;
  if (!data) return null;
  const { counts } = arrangeLibrary(cards, { search: '', state: 'all', sort: 'changed' });
  const unfinished = cards.filter((card) => stateOf(card) !== 'submitted').slice(0, MOST_UNFINISHED);
  return (
    <>
      <section aria-label="Your releases" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Stat label="Releases" figure={counts.all} to={pathTo('/dashboard/releases')} />
        <Stat label="Drafts" figure={counts.draft} to={inState('draft')} />
        <Stat label="Ready to submit" figure={counts.ready} to={inState('ready')} />
        <Stat label="Submitted" figure={counts.submitted} to={inState('submitted')} />
      </section>
      {unfinished.length > 0 && (
        <section aria-labelledby="unfinished">
          <h2 id="unfinished" className="pb-3 text-lead">
            Pick up where you left off
          </h2>
          <Unfinished cards={unfinished} />
        </section>
      )}
    </>
  );
}

const Action = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li className="border-t border-line">
    <Link to={to} className="group grid gap-x-6 py-4 sm:grid-cols-[12rem_1fr_auto]">
      <span className="font-[560] decoration-edge underline-offset-4 group-hover:underline">{title}</span>
      <span className="text-soft">{text}</span>
      <span aria-hidden className="text-soft transition-transform group-hover:translate-x-1 max-sm:hidden">
        →
      </span>
    </Link>
  </li>
);
