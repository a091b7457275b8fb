import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { deliveredId, isChangeId } from '../../../shared/change-id.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import { useSettledUploads } from '../data/media/queries.ts';
import { useIsChecking } from '../data/media/upload-store.ts';
import { releaseMessage } from '../data/releases/messages/release.ts';
import { useRelease } from '../data/releases/queries/release.ts';
import { useSubmittedByPayment } from '../features/submission/use-submitted-by-payment.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { pathTo } from '../lib/paths.ts';
import { isProblem } from '../lib/problem-message.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DraftRelease } from './draft-release.tsx';

const SubmittedRelease = lazyWithRetry(() => import('./submitted-release.tsx'));

export default function ReleasePage() {
  const { releaseId } = usePathParams('/dashboard/releases/:releaseId');
  const detail = useRelease(releaseId, { watch: useIsChecking(releaseId) });
  useDocumentTitle(detail.data?.release.title);
  useSettledUploads(detail.data);
  useSubmittedByPayment(detail.data?.release);
  // A change ends when it is exported or discarded; its page then shows the delivered release.
  if (isChangeId(releaseId) && isProblem(detail.error, 'release-not-found'))
    return <Navigate to={pathTo('/dashboard/releases/:releaseId', { releaseId: deliveredId(releaseId) })} replace />;
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/releases')}>Back to releases</BackLink>
      <QueryState
        query={detail}
        loading={loading}
        failed={(error) => `Failed to load release details. ${releaseMessage(error)}`}
        firstOnly
      >
        {({ release, media, messages, earlier }) => (
          // One fallback for all parts; otherwise, requested changes that load later would push the editor down.
          <Suspense fallback={loading}>
            {isReadOnly(release.status) ? (
              <SubmittedRelease release={release} messages={messages} />
            ) : (
              // Each release gets its own editor, so that no half-typed value appears in another release.
              <DraftRelease
                key={releaseId}
                release={release}
                media={media}
                messages={messages}
                earlier={earlier}
                isGone={isProblem(detail.error, 'release-not-found')}
                onSent={() => void detail.refetch()}
              />
            )}
          </Suspense>
        )}
      </QueryState>
    </PageFrame>
  );
}

const loading = (
  <Loading className="grid gap-6 sm:grid-cols-[11rem_1fr]">
    <Skeleton className="aspect-square w-32 sm:w-full" />
    <Skeleton className="h-24 w-2/3 self-end" />
    <Skeleton className="h-24 sm:col-span-2" />
    <Skeleton className="h-64 sm:col-span-2" />
  </Loading>
);
