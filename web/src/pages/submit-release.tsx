import { Navigate } from 'react-router-dom';
import { isChangeId } from '../../../shared/change-id.ts';
import { missingPartsByItem } from '../../../shared/releases/completeness.ts';
import type { EarlierSubmission } from '../../../shared/releases/earlier-submission.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import { findingNames, findingsByCode } from '../../../shared/rules/readiness.ts';
import { isOpen } from '../../../shared/rules/release-findings.ts';
import { useMe } from '../data/accounts/queries.ts';
import { useUnsavedFields } from '../data/edits/edit-store.ts';
import { useSettledUploads } from '../data/media/queries.ts';
import { useIsChecking, useIsUploading } from '../data/media/upload-store.ts';
import { releaseMessage } from '../data/releases/messages/release.ts';
import { useRelease } from '../data/releases/queries/release.ts';
import { useTitlesLanguage } from '../data/releases/queries/titles-language.ts';
import { fieldId, fieldOf } from '../features/release-editor/fields/field-ids.ts';
import { ContentChanges } from '../features/release-view/content-changes.tsx';
import { findingsToday } from '../features/release-view/findings-today.ts';
import { ReleaseFacts } from '../features/release-view/release-facts.tsx';
import { type MissingItem, MissingItems } from '../features/submission/missing-items.tsx';
import { PaidSubmissionNotice } from '../features/submission/paid-submission-notice.tsx';
import { StorePreview } from '../features/submission/store-preview.tsx';
import { SubmitPanel } from '../features/submission/submit-panel.tsx';
import { useSubmittedByPayment } from '../features/submission/use-submitted-by-payment.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const INACTIVE =
  'Your account needs to be activated by an admin before you can submit releases. Please wait for approval.';

/**
 * The final check of a release before the irreversible submission (product 11.5). A submitted release has its own page.
 */
export default function SubmitReleasePage() {
  const { releaseId } = usePathParams('/dashboard/releases/:releaseId/submit');
  const detail = useRelease(releaseId, { watch: useIsChecking(releaseId) });
  useSettledUploads(detail.data);
  useSubmittedByPayment(detail.data?.release);
  const title = detail.data?.release.title;
  useDocumentTitle(title && `Submit ${title}`);
  const ofRelease = pathTo('/dashboard/releases/:releaseId', { releaseId });
  return (
    <PageFrame gap="gap-4">
      <BackLink to={ofRelease}>Back to the release</BackLink>
      <QueryState
        query={detail}
        loading={loading}
        failed={(error) => `Failed to load release details. ${releaseMessage(error)}`}
        firstOnly
      >
        {({ release, earlier }) =>
          isReadOnly(release.status) ? (
            <Navigate to={ofRelease} replace />
          ) : (
            <Review key={releaseId} release={release} earlier={earlier} ofRelease={ofRelease} />
          )
        }
      </QueryState>
    </PageFrame>
  );
}

type ReviewProps = { release: Release; earlier: EarlierSubmission | null; ofRelease: string };

function Review({ release, earlier, ofRelease }: ReviewProps) {
  const isChange = isChangeId(release.id);
  const titlesLanguage = useTitlesLanguage(release, true);
  const me = useMe();
  const unsaved = useUnsavedFields(release.id);
  const isUploading = useIsUploading(release.id);
  const lacks = missingPartsByItem(release).map(({ item, text }) => ({ text, field: fieldOf(item, release) }));
  const findings = findingsByCode(findingsToday(release).filter(isOpen)).flatMap((same) =>
    findingNames(same, release).map((text, n) => {
      const { field, trackId } = (same[n] ?? same[0]).place;
      return { text, field: fieldId(field, trackId) };
    }),
  );
  const toFix = [...lacks, ...findings].map<MissingItem>(({ text, field }) => ({
    text,
    to: `${ofRelease}?field=${field}`,
  }));
  // The server checks the account anyway, so Submit is not blocked while the profile is loading.
  const isInactive = me.data !== undefined && me.data.status !== 'active';
  const waitsFor = [
    isInactive && 'Your account is not active yet.',
    toFix.length > 0 && 'Add what’s missing first.',
    unsaved && `Not saved yet: ${unsaved}. Please finish it first.`,
    isUploading && 'A file is still being uploaded or checked.',
  ].find((why) => why);
  return (
    <>
      <header className="grid gap-2 pb-4">
        <h1 className="text-title">
          {isChange ? 'Submit the change' : release.status === 'draft' ? 'Submit release' : 'Submit again'}
        </h1>
        <p className="max-w-prose text-soft">
          {isChange
            ? 'We check the change and send it to the stores as an update. It’s free, and you can discard it until then.'
            : 'After this you can’t edit anything or add tracks. This action cannot be undone.'}
        </p>
      </header>
      {isInactive && (
        <Notice tone="ready" title="Account Inactive">
          {INACTIVE}
        </Notice>
      )}
      {release.paidSubmission && <PaidSubmissionNotice release={release} />}
      {toFix.length > 0 && <MissingItems rows={toFix} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 pt-4 min-[75rem]:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-8">
          {isChange && earlier && <ContentChanges title="What changes" before={earlier.content} release={release} />}
          <StorePreview release={release} />
          <ReleaseFacts release={release} onlyGiven folds findings titlesLanguage={titlesLanguage} />
        </div>
        <aside aria-label="Plan and agreement" className="max-w-xl min-[75rem]:sticky min-[75rem]:top-8">
          <SubmitPanel release={release} waitsFor={waitsFor || undefined} />
        </aside>
      </div>
    </>
  );
}

const loading = (
  <Loading className="grid gap-6 min-[75rem]:grid-cols-[1fr_26rem]">
    <Skeleton className="h-96" />
    <Skeleton className="h-64" />
  </Loading>
);
