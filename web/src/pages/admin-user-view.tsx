import { userMessage } from '../data/accounts/messages.ts';
import { useArtistView } from '../data/accounts/user.ts';
import { userName } from '../data/accounts/user-name.ts';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { ActivationNotice } from '../features/accounts/activation-notice.tsx';
import { LibraryCard } from '../features/library/library-card.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/**
 * An artist's account and library as the artist sees them, for an office member who helps the artist. The view is
 * labeled, read-only and audited (product 13.9).
 */
export default function AdminUserViewPage() {
  const { artistId } = usePathParams('/dashboard/admin/users/:artistId/view');
  return (
    <PageFrame gap="gap-8">
      <BackLink to={pathTo('/dashboard/admin/users/:artistId', { artistId })}>Back to the account</BackLink>
      <QueryState
        query={useArtistView(artistId)}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to fetch user data. ${userMessage(error)}`}
      >
        {({ profile, releases }) => (
          <>
            <Notice tone="ready" title={`You’re seeing what ${userName(profile)} sees`}>
              Read-only. Your visit is recorded.
            </Notice>
            <header className="grid gap-2">
              <h1 className="text-title [overflow-wrap:anywhere]">{profile.artistName || profile.fullName}</h1>
              <span>
                <AccountBadge status={profile.status} />
              </span>
            </header>
            {profile.status !== 'active' && <ActivationNotice status={profile.status} reason={profile.refusal} />}
            {releases.length === 0 ? (
              <EmptyState title="No releases yet." />
            ) : (
              <ul className="grid gap-x-6 gap-y-10 min-[35rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
                {releases.map((card) => (
                  <li key={card.id}>
                    <LibraryCard
                      card={card}
                      to={pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId: card.id })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}
