import { Link, Navigate, useLocation } from 'react-router-dom';
import { useMe } from '../data/accounts/queries.ts';
import { queueMessage } from '../data/review/messages.ts';
import { useReviewQueue } from '../data/review/queries.ts';
import { nextToReview, submissionKey } from '../features/office/review/next-to-review.ts';
import { pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/**
 * Opens the release that has waited longest and that no colleague is reviewing, or says that none is waiting (product
 * 22.1).
 */
export default function AdminReviewPage() {
  const queue = useReviewQueue();
  const me = useMe().data?.id;
  const passed: readonly string[] = useLocation().state?.passed ?? [];
  const { rows, head, error, isFetching } = queue;
  const first =
    rows &&
    me &&
    nextToReview(rows, {
      isPassed: (card) =>
        passed.includes(submissionKey(card)) ||
        head?.claims.some(({ releaseId, by }) => releaseId === card.id && by.id !== me) === true,
    });
  if (first) {
    const to = pathTo('/dashboard/admin/review/:artistId/:releaseId', {
      artistId: first.artistId,
      releaseId: first.id,
    });
    return <Navigate to={to} replace />;
  }
  const isRest = rows?.some((card) => !passed.includes(submissionKey(card)));
  return (
    <Page title="Review" lead="Releases waiting for a decision, longest first">
      {error && !rows ? (
        <LoadFailed
          message={`Failed to fetch releases. ${queueMessage(error)}`}
          onRetry={queue.retry}
          busy={isFetching}
        />
      ) : !rows || !me ? (
        <Loading>
          <Skeleton className="h-96" />
        </Loading>
      ) : isRest ? (
        <EmptyState title="Your colleagues are reviewing the rest." />
      ) : passed.length > 0 && rows.length > 0 ? (
        <EmptyState
          title="You’ve seen the whole queue."
          action={
            <Link to={pathTo('/dashboard/admin/review')} className={buttonLook()}>
              Start from the beginning
            </Link>
          }
        />
      ) : (
        <EmptyState title="Nothing to review.">Releases appear here when artists submit them.</EmptyState>
      )}
    </Page>
  );
}
