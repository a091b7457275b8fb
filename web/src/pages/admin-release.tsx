import { releaseWords } from '../data/releases/messages/release.ts';
import { useOfficeRelease } from '../data/releases/queries/office.ts';
import { ExportButton } from '../features/office/export-button.tsx';
import { ReleaseFacts } from '../features/release-view/release-facts.tsx';
import { ReleaseHeader } from '../features/release-view/release-header.tsx';
import { ReleaseTimeline } from '../features/release-view/release-timeline.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** A release as the office reads it: nothing can be changed here. */
export default function AdminReleasePage() {
  const { artistId, releaseId } = usePathParams('/dashboard/admin/releases/:artistId/:releaseId');
  const detail = useOfficeRelease(artistId, releaseId);
  const release = detail.data?.release;
  useDocumentTitle(release?.title);
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin/releases')}>Back to all releases</BackLink>
      {detail.isPending && (
        <div role="status">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-96" />
        </div>
      )}
      {detail.isError && (
        <LoadFailed
          words={`Failed to load release details. ${releaseWords(detail.error)}`}
          onRetry={() => void detail.refetch()}
          busy={detail.isFetching}
        />
      )}
      {release && (
        <>
          <ReleaseHeader release={release} actions={<ExportButton card={release} />} />
          <ReleaseFacts release={release} />
          <ReleaseTimeline release={release} />
        </>
      )}
    </PageFrame>
  );
}
