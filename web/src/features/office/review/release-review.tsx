import type { ReactNode } from 'react';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { markInForce } from '../../../../../shared/review/review-mark.ts';
import { useMe } from '../../../data/accounts/queries.ts';
import { officePlanInDetail } from '../../../data/payments/plan-names.ts';
import { releaseMessage } from '../../../data/releases/messages/release.ts';
import { useOfficeRelease } from '../../../data/releases/queries/office.ts';
import { useOfficeTitlesLanguage } from '../../../data/releases/queries/titles-language.ts';
import { useClaim } from '../../../data/review/queries.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReleaseFacts } from '../../release-view/release-facts.tsx';
import { ReleaseHeader } from '../../release-view/release-header.tsx';
import { ReleaseTimeline } from '../../release-view/release-timeline.tsx';
import { OfficeLicences } from './office-licences.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewCover } from './review-cover.tsx';
import { ReviewFindings } from './review-findings.tsx';
import { ReviewMessages } from './review-messages.tsx';
import { ReviewTracks } from './review-tracks.tsx';
import { SubmissionChanges } from './submission-changes.tsx';

type Props = {
  artistId: string;
  releaseId: string;
  onDecided: () => void;
  onSkip: () => void;
  onMove: (by: 1 | -1) => void;
  /** Renders the sound of a track. The page provides it, because another feature draws it. */
  soundOf: (release: Release, track: Track) => ReactNode;
};

/** Everything a reviewer needs for a decision, on one page (product 22.4). */
export function ReleaseReview({ artistId, releaseId, soundOf, ...steps }: Props) {
  const detail = useOfficeRelease(artistId, releaseId);
  const claim = useClaim({ artistId, releaseId });
  const titlesLanguage = useOfficeTitlesLanguage(artistId, releaseId);
  const me = useMe().data?.id;
  useDocumentTitle(detail.data?.release.title);
  return (
    <QueryState
      query={detail}
      loading={
        <Loading>
          <Skeleton className="h-96" />
        </Loading>
      }
      failed={(error) => `Failed to load release details. ${releaseMessage(error)}`}
    >
      {({ release, messages, earlier }) => {
        const mark = release.status === 'submitted' ? markInForce(release) : null;
        const tracks = orderedTracks(release);
        return (
          <article className="grid grid-cols-1">
            {release.status !== 'submitted' && (
              <div className="pb-6">
                <Notice title="This release isn’t waiting for review.">
                  It has already been decided, or its artist hasn’t submitted it.
                </Notice>
              </div>
            )}
            <ReleaseHeader
              release={release}
              planNameOf={officePlanInDetail}
              enlarges
              actions={
                <div className="grid gap-3">
                  <ReviewActions release={release} {...steps} />
                  {/* Reserves a line for this text, so that the buttons above do not move when it appears. */}
                  <p role="status" className="min-h-5 text-small text-ready">
                    {claim &&
                      me &&
                      claim.by.id !== me &&
                      `${claim.by.name} is reviewing this release. You can decide too, but only the first decision counts.`}
                  </p>
                </div>
              }
            />
            <ReviewFindings release={release} />
            {mark && (
              <p className="pb-6 text-small text-soft">
                Looks good to {mark.by.name}, {dateAndTime(mark.at)}
              </p>
            )}
            <SubmissionChanges release={release} earlier={earlier} />
            <ReviewMessages release={release} messages={messages} />
            <ReviewCover release={release} />
            <ReviewTracks release={release} soundOf={(track) => soundOf(release, track)} />
            <OfficeLicences artistId={artistId} releaseId={releaseId} tracks={tracks} />
            <ReleaseFacts release={release} findings titlesLanguage={titlesLanguage} />
            <ReleaseTimeline release={release} />
          </article>
        );
      }}
    </QueryState>
  );
}
