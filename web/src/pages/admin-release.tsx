import { Link } from 'react-router-dom';
import { officePlanInDetail } from '../data/payments/plan-names.ts';
import { releaseMessage } from '../data/releases/messages/release.ts';
import { useOfficeRelease } from '../data/releases/queries/office.ts';
import { AuditLink } from '../features/office/audit-link.tsx';
import { EnterCodesButton } from '../features/office/enter-codes-button.tsx';
import { ExportButton } from '../features/office/export-button.tsx';
import { ReleaseExports } from '../features/office/release-exports.tsx';
import { OpenLicence } from '../features/release-view/open-licence.tsx';
import { ReleaseFacts } from '../features/release-view/release-facts.tsx';
import { ReleaseHeader } from '../features/release-view/release-header.tsx';
import { ReleaseTimeline } from '../features/release-view/release-timeline.tsx';
import { ReadSound } from '../features/sound/read-sound.tsx';
import { OfficeStores } from '../features/stores/office-stores.tsx';
import { OfficeReleaseTakedowns } from '../features/takedowns/office-release-takedowns.tsx';
import { AudioFile } from '../features/uploads/audio-file.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** A release as the office sees it, read-only. */
export default function AdminReleasePage() {
  const { artistId, releaseId } = usePathParams('/dashboard/admin/releases/:artistId/:releaseId');
  const detail = useOfficeRelease(artistId, releaseId);
  useDocumentTitle(detail.data?.release.title);
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin/releases')}>Back to all releases</BackLink>
      <QueryState
        query={detail}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to load release details. ${releaseMessage(error)}`}
      >
        {({ release }) => (
          <>
            <ReleaseHeader
              release={release}
              actions={
                <>
                  <EnterCodesButton release={release} />
                  <ExportButton card={release} />
                  {release.status === 'submitted' && (
                    <Link
                      to={pathTo('/dashboard/admin/review/:artistId/:releaseId', { artistId, releaseId })}
                      className={buttonLook({ size: 'small' })}
                    >
                      Review
                    </Link>
                  )}
                </>
              }
              planNameOf={officePlanInDetail}
              enlarges
            />
            <ReleaseFacts
              release={release}
              findings
              licenceOf={(licence, number) => (
                <OpenLicence artistId={artistId} releaseId={releaseId} licence={licence} number={number} />
              )}
              audioOf={(track) =>
                track.audio ? (
                  <div className="grid gap-3">
                    <AudioFile release={release} track={track} listener="office" />
                    <ReadSound release={release} track={track} listener="office" />
                  </div>
                ) : (
                  <p className="text-small text-soft">No audio</p>
                )
              }
            />
            {'exportedAt' in release && release.exportedAt && (
              <OfficeReleaseTakedowns artistId={artistId} releaseId={releaseId} />
            )}
            {'exportedAt' in release && release.exportedAt !== undefined && <OfficeStores release={release} />}
            <ReleaseExports artistId={artistId} releaseId={releaseId} />
            <ReleaseTimeline release={release} />
            <AuditLink object={releaseId} />
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}
