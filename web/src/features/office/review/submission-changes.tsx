import { isChangeId } from '../../../../../shared/change-id.ts';
import type { OfficeReleaseDetail } from '../../../../../shared/releases/release-detail.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { ContentChanges } from '../../release-view/content-changes.tsx';

/**
 * Changes since the submission that the office sent back (product 21.4, 22.4) or, in the first submission of a change,
 * since the release was delivered (product 35.6).
 */
export function SubmissionChanges({ release, earlier }: Pick<OfficeReleaseDetail, 'release' | 'earlier'>) {
  if (!earlier || release.status !== 'submitted') return null;
  const isOfDelivered = isChangeId(release.id) && release.events.every(({ kind }) => kind !== 'changes-requested');
  return isOfDelivered ? (
    <ContentChanges title="Changed since the delivery" before={earlier.content} release={release} />
  ) : (
    <ContentChanges
      title="Changed since the last submission"
      lead={`Sent back: the submission from ${dateAndTime(earlier.at)}`}
      before={earlier.content}
      release={release}
    />
  );
}
