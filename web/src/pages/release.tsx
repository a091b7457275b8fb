import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { missingItems } from '../../../shared/releases/completeness.ts';
import { useMe } from '../data/accounts/queries.ts';
import { useSettledUploads } from '../data/media/queries.ts';
import { useIsChecking } from '../data/media/upload-store.ts';
import { isSubmitted, releaseWords } from '../data/releases/messages/release.ts';
import { useRelease } from '../data/releases/queries/release.ts';
import { fieldId, fieldOf } from '../features/release-editor/field-ids.ts';
import { showField } from '../features/release-editor/open-tracks.ts';
import { ReleaseEditor } from '../features/release-editor/release-editor.tsx';
import { ReleaseHeader } from '../features/release-view/release-header.tsx';
import { ReleaseTimeline } from '../features/release-view/release-timeline.tsx';
import { AudioPlace } from '../features/uploads/audio-place.tsx';
import { CoverPlace } from '../features/uploads/cover-place.tsx';
import { LicencePlace } from '../features/uploads/licence-place.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { lazyAgain } from '../lib/lazy-again.tsx';
import { pathTo } from '../lib/paths.ts';
import { isProblem } from '../lib/problem-words.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const InactiveDialog = lazyDialog(() => import('../features/accounts/inactive-dialog.tsx'));
const DeleteReleaseDialog = lazyDialog(() => import('../features/library/delete-release-dialog.tsx'));
const PlanDialog = lazyDialog(() => import('../features/plans/plan-dialog.tsx'));
const SubmitRelease = lazyDialog(() => import('./submit-release.tsx'));
const SubmittedRelease = lazyAgain(() => import('./submitted-release.tsx'));

export default function ReleasePage() {
  const { releaseId } = usePathParams('/dashboard/releases/:releaseId');
  // Another release is another editor: no draft of a field moves from one to the other.
  return <ReleaseOf key={releaseId} releaseId={releaseId} />;
}

function ReleaseOf({ releaseId }: { releaseId: string }) {
  const me = useMe();
  const navigate = useNavigate();
  const detail = useRelease(releaseId, { watch: useIsChecking(releaseId) });
  const [opened, setOpened] = useState<'plan' | 'submit' | 'inactive' | 'delete'>();
  const release = detail.data?.release;
  useDocumentTitle(release?.title);
  useSettledUploads(detail.data);
  const close = () => setOpened(undefined);
  const refetch = () => void detail.refetch();

  if (!detail.data || !release) {
    return (
      <Frame>
        {detail.isError ? (
          <LoadFailed
            words={`Failed to load release details. ${releaseWords(detail.error)}`}
            onRetry={refetch}
            busy={detail.isFetching}
          />
        ) : (
          <Loading />
        )}
      </Frame>
    );
  }
  const { media } = detail.data;
  const isComplete = missingItems(release).length === 0;
  // Only the server knows for sure; until the profile is here it is asked.
  const isActive = me.data === undefined || me.data.status === 'active';
  const isGone = isProblem(detail.error, 'release-not-found');

  if (isSubmitted(release.status)) {
    return (
      <Frame>
        <Suspense fallback={<Loading />}>
          <SubmittedRelease release={release} />
        </Suspense>
      </Frame>
    );
  }
  return (
    <Frame>
      <ReleaseHeader
        release={release}
        onShowItem={(item) => showField(fieldOf(item, release))}
        actions={
          <>
            <Button tone={isComplete ? 'signal' : 'plain'} onClick={() => setOpened(isActive ? 'submit' : 'inactive')}>
              Submit release
            </Button>
            <Button onClick={() => setOpened(isActive ? 'plan' : 'inactive')}>Choose Your Plan</Button>
            {release.plan ? (
              <p className="self-center text-small text-soft">It is paid for. To delete it, ask for a refund first.</p>
            ) : (
              <Button tone="danger" onClick={() => setOpened('delete')}>
                Delete draft
              </Button>
            )}
          </>
        }
      />
      {isGone && (
        <Notice tone="danger" title="This release was deleted in another window">
          Nothing more can be saved here. What you have typed can still be copied.
        </Notice>
      )}
      <ReleaseEditor
        release={release}
        isActive={isActive}
        cover={
          <CoverPlace
            releaseId={releaseId}
            cover={release.cover}
            media={media}
            inputId={fieldId('cover')}
            onSent={refetch}
          />
        }
        filesOf={({ id, audio, licence }, number) => {
          const place = { releaseId, trackId: id, number, media, onSent: refetch };
          return {
            audio: <AudioPlace {...place} audio={audio} inputId={fieldId('audio', id)} />,
            licence: <LicencePlace {...place} licence={licence} inputId={fieldId('licence', id)} />,
          };
        }}
      />
      <ReleaseTimeline release={release} />
      {opened && (
        <Suspense>
          {opened === 'plan' && (
            <PlanDialog
              open
              onClose={close}
              releaseId={releaseId}
              trackCount={release.trackIds.length}
              paid={release.plan}
            />
          )}
          {opened === 'submit' && <SubmitRelease releaseId={releaseId} onClose={close} />}
          {opened === 'delete' && (
            <DeleteReleaseDialog
              card={release}
              onClose={close}
              onDeleted={() => navigate(pathTo('/dashboard/releases'), { replace: true })}
            />
          )}
          {opened === 'inactive' && <InactiveDialog open onClose={close} before="submit" />}
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <PageFrame gap="gap-4">
    <BackLink to={pathTo('/dashboard/releases')}>Back to releases</BackLink>
    {children}
  </PageFrame>
);

const Loading = () => (
  <div role="status" className="grid gap-6 sm:grid-cols-[11rem_1fr]">
    <span className="sr-only">Loading</span>
    <Skeleton className="aspect-square w-32 sm:w-full" />
    <Skeleton className="h-24 w-2/3 self-end" />
    <Skeleton className="h-24 sm:col-span-2" />
    <Skeleton className="h-64 sm:col-span-2" />
  </div>
);
