import { Link } from 'react-router-dom';
import { isProfileComplete } from '../../../shared/accounts/is-profile-complete.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import { meMessage } from '../data/accounts/messages.ts';
import { useMe } from '../data/accounts/queries.ts';
import { useEarningsSummary } from '../data/earnings/queries.ts';
import { useLibrary } from '../data/releases/queries/library.ts';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { ActivationNotice } from '../features/accounts/activation-notice.tsx';
import { DeletionCancelledNotice } from '../features/accounts/deletion-cancelled-notice.tsx';
import { Figures } from '../features/dashboard/figures.tsx';
import { GettingStarted } from '../features/dashboard/getting-started.tsx';
import { QuickActions } from '../features/dashboard/quick-actions.tsx';
import { WebsiteCard } from '../features/dashboard/website-card.tsx';
import { UnfinishedReleases } from '../features/library/unfinished-releases.tsx';
import { InvitedNotice } from '../features/splits/invited-notice.tsx';
import { addReleasePath, pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The maximum number of drafts shown; the library shows all of them. */
const MAX_UNFINISHED = 4;

/** Current figures, unfinished work and next steps (product 2.16). */
export default function DashboardPage() {
  const me = useMe();
  const earnings = useEarningsSummary();
  const { cards, counts, isPending } = useLibrary();
  const profile = me.data;
  if (me.isError && !profile) {
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
  const unfinished = cards.filter(({ status }) => !isReadOnly(status)).slice(0, MAX_UNFINISHED);
  return (
    <Page
      title="Dashboard"
      lead={
        profile ? (
          <span className="flex flex-wrap items-center gap-3">
            {profile.artistName || profile.fullName}
            <AccountBadge status={profile.status} />
          </span>
        ) : (
          <Skeleton className="h-6 w-48" />
        )
      }
      actions={
        <span className="flex flex-wrap gap-3">
          {profile && !isProfileComplete(profile) && (
            <Link to={pathTo('/dashboard/profile')} className={buttonLook()}>
              Complete Profile
            </Link>
          )}
          <Link to={addReleasePath} className={buttonLook({ tone: 'signal' })}>
            Add New Release
          </Link>
        </span>
      }
    >
      {profile && <DeletionCancelledNotice profile={profile} />}
      {profile && profile.status !== 'active' && <ActivationNotice status={profile.status} reason={profile.refusal} />}
      <InvitedNotice />
      <Figures counts={counts} />
      {unfinished.length > 0 && (
        <section aria-labelledby="unfinished">
          <h2 id="unfinished" className="pb-3 text-lead">
            Pick up where you left off
          </h2>
          <UnfinishedReleases cards={unfinished} />
        </section>
      )}
      {profile && counts && (
        <GettingStarted profile={profile} releases={counts} hasStatement={earnings.data?.hasStatement ?? false} />
      )}
      {isPending && <Skeleton className="h-64" />}
      <QuickActions role={profile?.role} />
      <WebsiteCard />
    </Page>
  );
}
